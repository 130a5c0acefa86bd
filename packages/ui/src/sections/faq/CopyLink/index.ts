export { CopyLink, type CopyLinkProps } from './CopyLink.tsx';
