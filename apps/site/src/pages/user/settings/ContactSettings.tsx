import { contactDetails, type SavedContact, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { failureOf } from '@payload/flows/form';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Select } from '@payload/ui/Select';
import { Text } from '@payload/ui/Text';
import { TextField } from '@payload/ui/TextField';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { useAction } from '@payload/web/form/useAction.ts';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { regions } from '@payload/web/language/regions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './Loaded.tsx';
import { settingsCalls } from './settings-calls.ts';

/** What fills the next form. */
export function ContactSettings({ language }: { language: Language }) {
  const loaded = useRemote(language, () => settingsCalls.contact(language));
  return <Loaded of={loaded}>{(saved) => <ContactForm loaded={saved} language={language} />}</Loaded>;
}

const typedOf = (saved: SavedContact | null) => ({
  contact: saved?.contact ?? '',
  phone: saved?.phone ?? '',
  region: saved?.region ?? '',
  address: saved?.address ?? '',
});

function ContactForm({ loaded, language }: { loaded: SavedContact | null; language: Language }) {
  const { t } = useTranslation(['settings', 'request-fields']);
  const [saved, setSaved] = useState(loaded);
  const given = ({ address, ...rest }: ReturnType<typeof typedOf>) => ({
    ...rest,
    ...(address.trim() === '' ? {} : { address }),
  });
  const form = useForm({
    fields: ['contact', 'phone', 'region', 'address'],
    initial: typedOf(loaded),
    check: (values) => validate(contactDetails, given(values)),
    send: async (_sent, values) => {
      const kept = await settingsCalls.saveContact(given(values), language);
      setSaved(kept);
      return typedOf(kept);
    },
  });
  const removal = useAction(async () => {
    try {
      setSaved(await settingsCalls.removeContact(language));
      form.set(typedOf(null));
    } catch (error) {
      form.fail(failureOf(error));
    }
  });
  const own = useFields(form, {
    labels: {
      contact: t('request-fields:contact.label'),
      phone: t('request-fields:phone.label'),
      region: t('request-fields:region.label'),
      address: t('request-fields:address.label'),
    },
    explain: ({ key, field }) =>
      key === 'incorrectFormat' && field === 'phone' ? t('request-fields:phone.hint') : undefined,
  });
  const { readOnly: _readOnly, ...region } = own.field('region');
  return (
    <>
      <Text pretty measure>
        {t('contact.lead')}
      </Text>
      <Form
        aria-label={t('contact.title')}
        {...own.form}
        actions={
          <Actions onPhone="fill">
            <Button type="submit" loading={form.isSending}>
              {form.isSending ? t('contact.saving') : t('contact.save')}
            </Button>
            {saved !== null && (
              <Button variant="quiet" loading={removal.isSending} onClick={removal.submit}>
                {removal.isSending ? t('contact.removing') : t('contact.remove')}
              </Button>
            )}
          </Actions>
        }
      >
        <TextField {...own.field('contact')} required autoComplete="name" />
        <TextField
          {...own.field('phone')}
          required
          type="tel"
          autoComplete="tel"
          help={t('request-fields:phone.help')}
        />
        <Select
          {...region}
          required
          placeholder={t('request-fields:region.choose')}
          options={regions.map(([value, key]) => ({ value, label: t(`request-fields:region.${key}`) }))}
        />
        <TextField {...own.field('address')} autoComplete="street-address" help={t('contact.addressHelp')} />
      </Form>
      <LiveStatus>
        {form.isDone ? t('contact.saved') : removal.isDone && saved === null ? t('contact.removed') : null}
      </LiveStatus>
    </>
  );
}
