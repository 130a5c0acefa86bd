import type { DeviceProducts } from '@payload/api/contract';
import type { LoadBench as BenchData, BenchProduct, Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LoadBench } from '@payload/ui/sections/load/LoadBench';
import { PayloadDrawing } from '@payload/ui/sections/load/PayloadDrawing';
import { Text } from '@payload/ui/Text';
import { COMPARE_LIMIT } from '@payload/view-models/compare/limit.ts';
import type { JudgedBench } from '@payload/view-models/load/bench-view.ts';
import { cutoutSizes, unmeasuredSize } from '@payload/view-models/scenes/cutout-sizes.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { ProductPicture } from '@payload/web/products/ProductPicture.tsx';
import { planAddress } from '@payload/web/products/pictures.ts';
import { useTranslation } from 'react-i18next';
import { ExportActions } from '../../features/content/ExportActions.tsx';
import type { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { TurnButton } from '../../features/model/TurnButton.tsx';
import { useTurning } from '../../features/model/useTurning.tsx';
import { useBenchWords } from './useBenchWords.ts';

/** What weighs less than this and brings its own power is clipped on top; all else hangs. */
const clipOnG = 50;

const sideOf = ({ watts, weightG, isBracket }: BenchProduct): 'above' | 'below' =>
  watts === 0 && weightG < clipOnG && !isBracket ? 'above' : 'below';

const loadSet = async () => (await import('./SetToTurn.tsx')).SetToTurn;

/** The drawing of what hangs, what it comes to, and what can be done with it. */
export function Bench({
  aircraft,
  bench,
  judged: { sum, hanging },
  copied,
  onHangingChange,
  onWeightSeenChange,
  language,
}: {
  aircraft: DeviceProducts['aircraft'];
  bench: BenchData;
  judged: JudgedBench;
  copied: ReturnType<typeof useCopiedAddress>;
  onHangingChange: (code: string, isHanging: boolean) => void;
  onWeightSeenChange: (isSeen: boolean) => void;
  language: Language;
}) {
  const { t: site } = useTranslation();
  const { t, grams, portNames, explained } = useBenchWords(bench.carrier);
  const names = portNames(sum.ports);
  const mounted = hanging.find(({ bracket }) => bracket !== null);
  const bracket = bench.products.find(({ code }) => code === mounted?.bracket);
  const { picture, className } = aircraft;
  const models = hanging.map(({ code }) => code).join(',');
  const turning = useTurning(aircraft.key, language, loadSet, {
    picture,
    className,
    hanging: hanging.map((product) => ({
      code: product.code,
      side: sideOf(product),
      bracket: product.bracket,
    })),
  });

  return (
    <LoadBench
      drawing={
        <PayloadDrawing
          plan={{
            src: planAddress(aircraft.plan),
            alt: site('words.planAlt', { class: aircraft.className }),
            unit: bench.planMm,
          }}
          items={hanging.map((product) => {
            const { code } = product;
            const [pictureWidth, width, height] = cutoutSizes[code] ?? unmeasuredSize;
            return {
              code,
              pictureWidth,
              width,
              height,
              side: sideOf(product),
              isPowered: sum.ports.some(({ codes }) => codes.includes(code)),
              picture: (
                <ProductPicture resUrl={`products/${code}.webp`} sizes="(max-width: 768px) 40vw, 280px" />
              ),
            };
          })}
          onRemove={(code) => onHangingChange(code, false)}
          model={turning.model}
          isModelShown={turning.isShown}
          translations={{ empty: t('empty'), remove: (code) => t('remove', { code }) }}
        />
      }
      drawingActions={
        <TurnButton
          turning={turning}
          words={{ turn: t('turn'), saving: t('turnSaving'), failed: t('turnFailed') }}
        />
      }
      weight={{
        limitG: aircraft.payloadG,
        parts: [
          ...hanging.map(({ code, weightG }) => ({ key: code, name: code, weightG, isCode: true })),
          ...(sum.bracketG > 0 ? [{ key: 'bracket', name: t('bracket'), weightG: sum.bracketG }] : []),
        ],
        translations: {
          weight: t('weight'),
          limit: t('of'),
          left: t('left'),
          full: t('full'),
          over: t('over'),
          share: (percent) => t('share', { percent }),
        },
      }}
      ports={sum.ports.map(({ watts, drawn, codes }, index) => ({
        key: String(index),
        name: names[index] ?? '',
        watts,
        drawn,
        codes,
      }))}
      notes={
        <>
          {sum.faults.length > 0 && (
            <Banner tone="critical" toneLabel={t('tones.critical')} title={t('grounded')} live="polite">
              {sum.faults.map((fault) => (
                <Text key={explained(fault)}>{explained(fault)}</Text>
              ))}
              <Text>{t('takeOff')}</Text>
            </Banner>
          )}
          {sum.bracketG > 0 && (
            <Banner
              tone="caution"
              variant="plain"
              toneLabel={t('tones.caution')}
              title={t('needsBracket')}
              live="polite"
              actions={
                bracket && (
                  <Button size="toolbar" onClick={() => onHangingChange(bracket.code, true)}>
                    {t('hangBracket', { code: bracket.code, weight: grams(bracket.weightG) })}
                  </Button>
                )
              }
            >
              {t('bracketCounted', { weight: grams(sum.bracketG) })}
            </Banner>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant="signal"
            href={pathsOf(language).quote(
              hanging.map(({ code }) => code),
              aircraft.key,
            )}
          >
            {t('quote')}
          </Button>
          {hanging.length > 1 && (
            <Button
              variant="quiet"
              href={pathsOf(language).compareAcross(
                hanging.slice(0, COMPARE_LIMIT).map(({ code }) => code),
                aircraft.key,
              )}
            >
              {t('compare')}
            </Button>
          )}
          <ExportActions
            copied={copied}
            paper={
              hanging.length > 0
                ? { name: 'load', query: `?aircraft=${aircraft.route}&models=${models}` }
                : null
            }
            language={language}
          />
          {copied.state === 'refused' && <Text role="alert">{t('export:copyFailed')}</Text>}
        </>
      }
      onWeightSeenChange={onWeightSeenChange}
      translations={{ ports: t('ports'), noPorts: t('noPorts'), free: t('free'), limit: t('of') }}
    />
  );
}
