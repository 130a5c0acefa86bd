import type { Candidates } from '@payload/catalog';
import type { Answers } from '@payload/flows/recommendation';
import { Figure } from '@payload/ui/Figure';
import { Configurator, type ConfiguratorProps } from '@payload/ui/sections/individuality/Configurator';
import { narrowed } from '@payload/view-models/individuality/narrowed.ts';
import { representatives } from '@payload/web/products/families.ts';
import { planAddress } from '@payload/web/products/pictures.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowPicture } from '../../features/content/RowPicture.tsx';

/** What a scene looks like from above; a bare grid while none is chosen. */
const grounds: Record<NonNullable<Answers['scenario']>, ConfiguratorProps['ground']> = {
  publicRescue: 'relief',
  safetyPatrol: 'streets',
  facilityRepair: 'line',
  majorEvents: 'stadium',
  other: 'grid',
};

/** Stands for any aircraft until one is chosen. */
const anyPlan = 'm350';

/** The questions beside what their answers leave: ground, aircraft with its limit, candidates, and how many remain. */
export function QuestionDrawing({
  candidates,
  answers,
  children,
}: {
  candidates: Candidates;
  answers: Answers;
  children: ReactNode;
}) {
  const { t } = useTranslation(['individuality', 'site', 'types']);
  const { remaining, total, families } = narrowed(candidates, answers);
  const chosen = answers.aircraft && candidates.aircraft[answers.aircraft];
  return (
    <Configurator
      ground={answers.scenario === null ? 'grid' : grounds[answers.scenario]}
      aircraft={{
        src: planAddress(chosen?.plan ?? anyPlan),
        alt:
          chosen && answers.aircraft
            ? t('drawing.plan', { aircraft: t(`options.${answers.aircraft}.label`) })
            : t('drawing.anyPlan'),
        isAssumed: !chosen,
      }}
      status={t('drawing.remain', { remaining, total })}
      limit={
        answers.aircraft === null
          ? undefined
          : {
              name: t('drawing.lifts'),
              value: chosen ? <Figure value={chosen.payloadG} unit="g" /> : t('drawing.unknown'),
            }
      }
      families={families.map(({ type, candidates: models }) => {
        const left = models.filter(({ isOut }) => !isOut);
        const shown = left.find(({ code }) => code === representatives[type]) ?? left[0] ?? models[0];
        return {
          key: type,
          name: t(`types:${type}.plural`),
          picture: shown && <RowPicture code={shown.code} sizes="104px" />,
          candidates: models,
          // All of them are too many to be named.
          count: answers.features.length === 0 ? models.length : undefined,
        };
      })}
      translations={{ out: t('drawing.out') }}
    >
      {children}
    </Configurator>
  );
}
