export { NavTree, type NavTreeItem, type NavTreeProps } from './NavTree.tsx';
