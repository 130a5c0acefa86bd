export {
  type Milestone,
  MilestoneScale,
  type MilestoneScaleProps,
} from './MilestoneScale.tsx';
