export { Configurator, type ConfiguratorProps } from './Configurator.tsx';
