import { createIcon } from './createIcon.tsx';

// Each call is pure, so that a bundle holds only the icons it uses.
export const AircraftIcon = /*#__PURE__*/ createIcon(
  'Aircraft',
  'M3.5 6a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M15.5 6a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M3.5 18a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M15.5 18a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M7.8 7.8l8.4 8.4M16.2 7.8l-8.4 8.4',
);
export const ArrowLeftIcon = /*#__PURE__*/ createIcon('ArrowLeft', 'M20 12H5M10.5 6.5L5 12l5.5 5.5');
export const ArrowRightIcon = /*#__PURE__*/ createIcon('ArrowRight', 'M4 12h15M13.5 6.5L19 12l-5.5 5.5');
export const BracketIcon = /*#__PURE__*/ createIcon('Bracket', 'M3.5 8h17M6 8v5h12V8M9 13v4h6v-4M12 5v3');
export const CableIcon = /*#__PURE__*/ createIcon(
  'Cable',
  'M7 3.5h10v6H7zM9.5 3.5V6M14.5 3.5V6M9 9.5v4h6v-4M12 13.5V21',
);
export const CheckIcon = /*#__PURE__*/ createIcon('Check', 'M4.5 12.5l5 5 10-11');
export const ChevronIcon = /*#__PURE__*/ createIcon('Chevron', 'M6 9.5l6 6 6-6');
export const ClockIcon = /*#__PURE__*/ createIcon(
  'Clock',
  'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7v5.5l3.5 2',
);
export const CloseIcon = /*#__PURE__*/ createIcon('Close', 'M5.5 5.5l13 13M18.5 5.5l-13 13');
export const ComboIcon = /*#__PURE__*/ createIcon(
  'Combo',
  'M4 5h16v11H4zM8.5 8a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM14.5 8.5h2.5M14.5 12.5h2.5M9 16v3.5h6V16',
);
export const CompareIcon = /*#__PURE__*/ createIcon('Compare', 'M4 4.5h6v15H4zM14 4.5h6v15h-6z');
export const CopyIcon = /*#__PURE__*/ createIcon('Copy', 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4');
export const DifferIcon = /*#__PURE__*/ createIcon('Differ', 'M5 9h14M5 15h14M16 5L8 19');
export const DisplayIcon = /*#__PURE__*/ createIcon(
  'Display',
  'M3.5 6h17v10h-17zM7 9.5h1M10.5 9.5h1M14 9.5h1M7 12.5h1M10.5 12.5h1M12 16v3.5',
);
export const DownloadIcon = /*#__PURE__*/ createIcon('Download', 'M12 3v12M6.5 10L12 15.5 17.5 10M4 20.5h16');
export const FileIcon = /*#__PURE__*/ createIcon(
  'File',
  'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 13h6.5M9 16.5h6.5',
);
export const FlashIcon = /*#__PURE__*/ createIcon(
  'Flash',
  'M4 15h16v4H4zM6.5 15a5.5 5.5 0 0111 0M12 3.5V6M4.5 6.5L6 8M19.5 6.5L18 8',
);
export const GlobeIcon = /*#__PURE__*/ createIcon(
  'Globe',
  'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
);
export const HeadsetIcon = /*#__PURE__*/ createIcon(
  'Headset',
  'M4 15v-3a8 8 0 0116 0v3M4 13.5h3.5v6H4zM16.5 13.5H20v6h-3.5zM20 19.5v1.5h-6',
);
export const HighestIcon = /*#__PURE__*/ createIcon('Highest', 'M4 19.5h16M12 4v11.5M7.5 8.5L12 4l4.5 4.5');
export const HookIcon = /*#__PURE__*/ createIcon('Hook', 'M12 3v7M9 3h6M12 10a4.8 4.8 0 11-4.8 4.8');
export const InfoIcon = /*#__PURE__*/ createIcon(
  'Info',
  'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.4V8',
);
export const LightIcon = /*#__PURE__*/ createIcon(
  'Light',
  'M5 4.5h8l3 4v7l-3 4H5zM19 6l2-1.5M19.5 12H22M19 18l2 1.5',
);
export const LinkIcon = /*#__PURE__*/ createIcon(
  'Link',
  'M10 7H7a5 5 0 000 10h3M14 7h3a5 5 0 010 10h-3M8.5 12h7',
);
export const LowestIcon = /*#__PURE__*/ createIcon('Lowest', 'M4 4.5h16M12 20V8.5M7.5 15.5L12 20l4.5-4.5');
export const MenuIcon = /*#__PURE__*/ createIcon('Menu', 'M3 7h18M3 12h18M3 17h12');
export const MinusIcon = /*#__PURE__*/ createIcon('Minus', 'M5 12h14');
export const MoreIcon = /*#__PURE__*/ createIcon('More', 'M5 11.5v1M12 11.5v1M19 11.5v1');
export const PauseIcon = /*#__PURE__*/ createIcon('Pause', 'M8.5 5v14M15.5 5v14');
export const PlayIcon = /*#__PURE__*/ createIcon('Play', 'M7.5 5l11 7-11 7z');
export const PlusIcon = /*#__PURE__*/ createIcon('Plus', 'M12 5v14M5 12h14');
export const PrintIcon = /*#__PURE__*/ createIcon(
  'Print',
  'M7 8V3.5h10V8M7 16.5H3.5V8h17v8.5H17M7 13.5h10v7H7z',
);
export const RetryIcon = /*#__PURE__*/ createIcon('Retry', 'M19.5 12a7.5 7.5 0 11-2.3-5.4M19.5 3.5V8H15');
export const SameIcon = /*#__PURE__*/ createIcon('Same', 'M5 9h14M5 15h14');
export const SearchIcon = /*#__PURE__*/ createIcon(
  'Search',
  'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
);
export const SignOutIcon = /*#__PURE__*/ createIcon(
  'SignOut',
  'M13 4H4.5v16H13M9.5 12H20M15.5 7.5L20 12l-4.5 4.5',
);
export const StopIcon = /*#__PURE__*/ createIcon('Stop', 'M6 6h12v12H6z');
export const SwapIcon = /*#__PURE__*/ createIcon(
  'Swap',
  'M4 8h15M14.5 3.5L19 8l-4.5 4.5M20 16H5M9.5 11.5L5 16l4.5 4.5',
);
export const TrashIcon = /*#__PURE__*/ createIcon(
  'Trash',
  'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13.5h9.4L17.5 7M10 11v6M14 11v6',
);
export const UploadIcon = /*#__PURE__*/ createIcon('Upload', 'M12 16V4M6.5 9L12 3.5 17.5 9M4 20.5h16');
export const UserIcon = /*#__PURE__*/ createIcon(
  'User',
  'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.6-4 3.5-5.5 7.5-5.5s6.9 1.5 7.5 5.5',
);
export const VoiceIcon = /*#__PURE__*/ createIcon('Voice', 'M4 9.5h4l8-5v15l-8-5H4zM19 9.5v5');
export const WarningIcon = /*#__PURE__*/ createIcon('Warning', 'M12 3.5L21.5 20h-19zM12 10v4.5M12 17v.6');
