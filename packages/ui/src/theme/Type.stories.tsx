import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { textsOf } from '../fixtures/index.ts';
import { codeText, headingText, heroText, plateCodeText } from './text.ts';
import { type } from './tokens.ts';
import { vars } from './vars.css.ts';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Sample = { name: string; token: keyof typeof type; set: string; look?: CSSProperties };

const samples: Sample[] = [
  { name: 'Hero', token: 'dL', set: 'Archivo 720, width 116, line 0.98', look: heroText },
  { name: 'Heading', token: 'dM', set: 'Archivo 680, width 112, line 1.06', look: headingText },
  { name: 'Section', token: 'dS', set: 'Archivo 680, width 112, line 1.06', look: headingText },
  { name: 'Text XL', token: 'tXl', set: 'Archivo 680, width 112, line 1.06', look: headingText },
  { name: 'Text L', token: 'tLg', set: 'system, 400 and 700, line 1.55' },
  { name: 'Text M', token: 'tMd', set: 'system, 400 and 700, line 1.55' },
  { name: 'Text S', token: 'tSm', set: 'system, 400 and 700, line 1.55' },
  { name: 'Text XS', token: 'tXs', set: 'system, 400 and 700, line 1.55' },
];

/** "42 to 76 px", of a token's two ends in rem. */
function range(token: keyof typeof type): string {
  const [least, greatest] = [/^clamp\(([\d.]+)rem/, /([\d.]+)rem\)$/].map(
    (end) => Number(end.exec(type[token])?.[1]) * 16,
  );
  return `${least} to ${greatest} px`;
}

function Label({ name, token, set }: Sample) {
  return (
    <p style={{ color: vars.color.quiet, fontSize: vars.type.tXs, lineHeight: 1.5 }}>
      <strong style={{ display: 'block', color: vars.color.text, fontSize: vars.type.tSm }}>{name}</strong>
      <code style={{ fontFamily: vars.font.mono }}>type.{token}</code>
      <br />
      {range(token)}
      <br />
      {set}
    </p>
  );
}

/**
 * Archivo for codes and Latin headings, the system's faces for text. Chinese headings are set in the
 * system's Han face at 700 with a line of 1.25, Chinese text with a line of 1.75, both untracked.
 */
export const TypeScaleInBothScripts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <p style={{ ...codeText, fontSize: vars.type.dCode, letterSpacing: '-0.035em' }}>T90</p>
      <Label name="Code" token="dCode" set="Archivo 800, width 125, line 0.82, tracking -0.035 em" />
      {samples.map((sample) => (
        <div
          key={sample.token}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
            alignItems: 'end',
            gap: 24,
            paddingBlockStart: 24,
            borderBlockStart: `1px solid ${vars.color.line}`,
          }}
        >
          <Label {...sample} />
          {(['en', 'zh'] as const).map((language) => (
            <div
              key={language}
              lang={language === 'zh' ? 'zh-CN' : 'en'}
              // The text's face and leading are set on the page's body: a part in another language asks for its own.
              style={{ fontFamily: vars.font.text, lineHeight: vars.leading.text }}
            >
              <p style={{ ...sample.look, fontSize: vars.type[sample.token] }}>
                {sample.look ? textsOf({ language }).send : textsOf({ language }).sentence}
              </p>
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** Codes on plates, cards and in running text: Archivo 750, width 118. */
export const Codes: Story = {
  render: () => (
    <p style={{ ...plateCodeText, fontSize: vars.type.tXl, lineHeight: 1.5 }}>
      S3mini H150T PTS42023 M350PSDK
    </p>
  ),
};
