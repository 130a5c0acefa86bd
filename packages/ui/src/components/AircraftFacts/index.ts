export { AircraftFacts, type AircraftFactsProps } from './AircraftFacts.tsx';
