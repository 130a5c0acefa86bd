export { Tabs, type TabsProps, type TabsSection } from './Tabs.tsx';
