import type { ComponentPropsWithRef, JSX } from 'react';

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Width and height in CSS pixels. The line thickens a little at 16 and below, so that it does not fade. @default 24 */
  size?: number | undefined;
  /** A name for assistive technology. Without one the icon is decoration and hidden from it. */
  title?: string | undefined;
};

export type Icon = (props: IconProps) => JSX.Element;

/** An icon component of one path on the 24 grid: a 1.5 line with square caps and mitred joins, in the text's colour. */
export function createIcon(name: string, path: string): Icon {
  function IconComponent({ size = 24, title, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={size <= 16 ? 1.75 : 1.5}
        strokeLinecap="square"
        {...(title === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...rest}
      >
        {title === undefined ? null : <title>{title}</title>}
        <path d={path} />
      </svg>
    );
  }
  IconComponent.displayName = `${name}Icon`;
  return IconComponent;
}
