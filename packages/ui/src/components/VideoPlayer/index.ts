export {
  type VideoFile,
  VideoPlayer,
  type VideoPlayerProps,
  type VideoPlayerTranslations,
  type VideoTrack,
} from './VideoPlayer.tsx';
