import './brand.css.ts';
