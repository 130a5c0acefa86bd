export { type OtherReading, type Reading, Readings, type ReadingsProps } from './Readings.tsx';
