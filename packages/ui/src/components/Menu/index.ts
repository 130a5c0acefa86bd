export { Menu, type MenuProps } from './Menu.tsx';
export {
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuSeparator,
} from './MenuItem.tsx';
