import type { Language, SpecKey } from '@payload/catalog';
import { DeviceLabel } from '@payload/ui/DeviceLabel';
import { labelMarks } from '@payload/view-models/scenes/label-marks.ts';
import { SpecContent } from '@payload/web/products/SpecContent.tsx';
import { useTranslation } from 'react-i18next';
import { useFocusedId } from './useFocusedId.ts';
import type { ServiceForm } from './useForm.ts';
import { useLabelModel } from './useLabelModel.ts';
import { modelOf, useSerialReading } from './useSerialReading.ts';

interface LabelDrawingProps {
  form: ServiceForm;
  /** Codes of all models. */
  codes: readonly string[];
  language: Language;
  /** @default 'full' */
  size?: 'full' | 'compact';
}

/** Which field is answered by which line. */
const lines = [
  ['serialNumber', 'serial'],
  ['verificationCode', 'verification'],
  ['activationCode', 'card'],
  ['productCode', 'model'],
] as const;

/** What a label says of its model besides code and type, as far as the catalogue has it. */
const printed: readonly SpecKey[] = ['weight_g', 'rated_power_w'];

/** The label of the device that a form is about: the field that has the focus is marked on it, with what is typed. */
export function LabelDrawing({ form, codes, language, size = 'full' }: LabelDrawingProps) {
  const { t } = useTranslation(['apply', 'types']);
  const reading = useSerialReading(form, codes);
  const code = modelOf(form, reading);
  const product = useLabelModel(code, language);
  const focused = useFocusedId();
  const marked = lines.find(([field]) => form.idOf(field) === focused)?.[1];
  const { typed, kind, codesAsked } = form.context;
  const hasCodes = kind === 'activation' || (kind === 'care' && codesAsked);
  return (
    <DeviceLabel
      size={size}
      code={code ?? undefined}
      type={product && t(`types:${product.type}.singular`)}
      figures={printed.flatMap((key) => {
        const value = product?.groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
        return value && value.kind !== 'none' ? [{ key, content: <SpecContent value={value} /> }] : [];
      })}
      marks={labelMarks}
      serial={reading.printed}
      verification={typed.verificationCode}
      card={hasCodes ? { name: t('label.card'), code: typed.activationCode } : undefined}
      marked={marked}
      caption={t(size === 'compact' ? 'label.place' : hasCodes ? 'label.textWithCard' : 'label.text')}
    />
  );
}
