import type { ComponentPropsWithRef } from 'react';
import { GlobeIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './LanguageSwitch.css.ts';

export type LanguageLink = {
  /** The other language's name in that language: 中文, English. */
  label: string;
  /** This page in the other language. */
  href: string;
  /** Its language tag: `en`, `zh-CN`. */
  lang: string;
};

type LanguageSwitchProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'hrefLang'> &
  LanguageLink & {
    /** Class of the words, for a bar that shows the icon alone where it is narrow. */
    labelClassName?: string;
  };

/** The link to the same page in the other language. */
export function LanguageSwitch({ label, lang, className, labelClassName, ...rest }: LanguageSwitchProps) {
  return (
    <a className={cx(styles.root, className)} lang={lang} hrefLang={lang} {...rest}>
      <GlobeIcon size={20} />
      <span className={labelClassName}>{label}</span>
    </a>
  );
}
