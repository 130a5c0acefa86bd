import { contactDetails, type SavedContact } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Select } from '@payload/ui/Select';
import { Text } from '@payload/ui/Text';
import { TextField } from '@payload/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../../features/account/fault.ts';
import { useOwnForm } from '../../../features/account/useOwnForm.ts';
import { regions } from '../../../features/apply/regions.ts';
import { useRemote } from '../../../platform/data/useRemote.ts';
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
  const { t } = useTranslation(['settings', 'apply']);
  const [saved, setSaved] = useState(loaded);
  const [state, setState] = useState<'resting' | 'removing' | 'removed' | 'saved'>('resting');
  const given = ({ address, ...rest }: ReturnType<typeof typedOf>) => ({
    ...rest,
    ...(address.trim() === '' ? {} : { address }),
  });
  const own = useOwnForm({
    labels: {
      contact: t('apply:fields.contact.label'),
      phone: t('apply:fields.phone.label'),
      region: t('apply:fields.region.label'),
      address: t('apply:fields.address.label'),
    },
    initial: typedOf(loaded),
    schema: contactDetails,
    bodyOf: given,
    send: async (values) => {
      const kept = await settingsCalls.saveContact(given(values), language);
      setSaved(kept);
      own.set(typedOf(kept));
      setState('saved');
      return 'kept';
    },
    explain: ({ key, field }) =>
      key === 'incorrectFormat' && field === 'phone' ? t('apply:hints.phone') : undefined,
  });
  const remove = async () => {
    setState('removing');
    try {
      setSaved(await settingsCalls.removeContact(language));
      own.set(typedOf(null));
      setState('removed');
    } catch (error) {
      setState('resting');
      own.fail(faultOf(error));
    }
  };
  const { readOnly: _readOnly, ...region } = own.field('region');
  const field = (name: keyof ReturnType<typeof typedOf>) => {
    const bound = own.field(name);
    return {
      ...bound,
      onValueChange: (value: string) => {
        setState('resting');
        bound.onValueChange(value);
      },
    };
  };
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
            <Button type="submit" loading={own.isWorking}>
              {own.isWorking ? t('contact.saving') : t('contact.save')}
            </Button>
            {saved !== null && (
              <Button variant="quiet" loading={state === 'removing'} onClick={() => void remove()}>
                {state === 'removing' ? t('contact.removing') : t('contact.remove')}
              </Button>
            )}
          </Actions>
        }
      >
        <TextField {...field('contact')} required autoComplete="name" />
        <TextField
          {...field('phone')}
          required
          type="tel"
          autoComplete="tel"
          help={t('apply:fields.phone.help')}
        />
        <Select
          {...region}
          required
          onValueChange={field('region').onValueChange}
          placeholder={t('apply:fields.region.choose')}
          options={regions.map(([value, key]) => ({ value, label: t(`apply:regions.${key}`) }))}
        />
        <TextField {...field('address')} autoComplete="street-address" help={t('contact.addressHelp')} />
      </Form>
      <LiveStatus>
        {state === 'saved' ? t('contact.saved') : state === 'removed' ? t('contact.removed') : null}
      </LiveStatus>
    </>
  );
}
