export {
  type FooterCode,
  type FooterContact,
  type FooterGroup,
  type FooterLegal,
  type FooterLink,
  type FooterProduct,
  SiteFooter,
  type SiteFooterProps,
} from './SiteFooter.tsx';
