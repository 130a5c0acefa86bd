import { Text, type TextProps } from '../Text/index.ts';

/**
 * What has happened meanwhile, read out politely when it changes. Keep it on the page, empty while there is nothing to
 * say, and change its children: one that comes up together with its words is not read.
 */
export function LiveStatus(props: Omit<TextProps, 'as'>) {
  return <Text {...props} as="output" />;
}
