import type { CSSProperties } from 'react';

type CustomProperties = Record<`--${string}`, string | number | undefined>;

/** Custom properties as an inline style. React's type of a style knows only the properties of CSS. */
export function customProperties(properties: CustomProperties, style?: CSSProperties): CSSProperties {
  const combined: CSSProperties & CustomProperties = { ...properties, ...style };
  return combined;
}
