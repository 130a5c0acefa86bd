import { descriptionMax, readVerificationCode, requestFields } from '@payload/api/contract';
import {
  type ApplyField,
  fieldsOf,
  isAsked,
  isOpen,
  isText,
  type TextField as Name,
} from '@payload/flows/apply';
import { CodeField } from '@payload/ui/CodeField';
import { FormFields } from '@payload/ui/FormFields';
import { Select } from '@payload/ui/Select';
import { TextField } from '@payload/ui/TextField';
import { regions } from '@payload/web/language/regions.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from './useFields.ts';
import type { ServiceForm } from './useForm.ts';

/** What a browser fills in. */
const filledWith: Partial<Record<Name, string>> = {
  contact: 'name',
  phone: 'tel',
  address: 'street-address',
};

/** Fields that stand beside the one before them, where there is room. */
const besideLast: readonly ApplyField[] = ['phone', 'trackingNumber', 'wantedBy'];

/** A field as its kind is typed. */
function FormField({ form, name }: { form: ServiceForm; name: Name }) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  const field = {
    ...useFields(form)(name),
    ...(isOpen(form.context.kind, name) && { labelNote: t('optional') }),
    autoComplete: filledWith[name],
  };
  if (name === 'verificationCode') {
    return <CodeField {...field} read={readVerificationCode} autoComplete="off" />;
  }
  if (name === 'region') {
    return (
      <Select
        {...field}
        placeholder={t('request-fields:region.choose')}
        options={regions.map(([value, key]) => ({ value, label: t(`request-fields:region.${key}`) }))}
      />
    );
  }
  switch (requestFields[name].kind) {
    case 'phone':
      return <TextField {...field} type="tel" inputMode="tel" />;
    case 'code':
      return <TextField {...field} variant="code" autoComplete="off" />;
    case 'day':
      return <TextField {...field} type="date" />;
    case 'lines':
      return (
        <TextField
          {...field}
          multiline
          rows={isOpen(form.context.kind, name) ? 3 : 4}
          counter={{
            limit: descriptionMax,
            used: (used, limit) => t('request-fields:description.count', { used, limit }),
            tooLong: (limit) => t('request-fields:description.tooLong', { limit }),
          }}
        />
      );
    default:
      return <TextField {...field} />;
  }
}

/** The part of a longer form that a field stands in. */
export function partOf(field: ApplyField) {
  const known = requestFields[field];
  return 'part' in known ? known.part : null;
}

interface FieldPartsProps {
  form: ServiceForm;
  /** Fields that are drawn otherwise than their kind; null where another one draws it too. */
  special: Partial<Record<ApplyField, ReactNode>>;
  /** Whether parts have headings, and fields stand beside each other. */
  titled: boolean;
}

/** The fields of a form in their order, by parts. */
export function FieldParts({ form, special, titled }: FieldPartsProps) {
  const { t } = useTranslation(['apply']);
  const { kind, codesAsked } = form.context;
  const shown = fieldsOf[kind].filter((field) => isAsked(kind, field, codesAsked));
  const drawn = (field: ApplyField) =>
    field in special || !isText(field) ? special[field] : <FormField form={form} name={field} />;
  const isBeside = (field: ApplyField | undefined) =>
    titled && field !== undefined && besideLast.includes(field);
  const rowsOf = (fields: readonly ApplyField[]) =>
    fields.flatMap((field, index) => {
      if (isBeside(field)) return [];
      const next = fields[index + 1];
      return next !== undefined && isBeside(next) ? (
        <FormFields key={field} layout="row">
          {drawn(field)}
          {drawn(next)}
        </FormFields>
      ) : (
        <Fragment key={field}>{drawn(field)}</Fragment>
      );
    });
  const placeOf = (field: ApplyField) => (titled ? partOf(field) : null);
  return [...new Set(shown.map(placeOf))].map((part) => {
    const fields = rowsOf(shown.filter((field) => placeOf(field) === part));
    return part === null ? (
      <Fragment key="other">{fields}</Fragment>
    ) : (
      <FormFields key={part} title={t(`groups.${part}`)}>
        {fields}
      </FormFields>
    );
  });
}
