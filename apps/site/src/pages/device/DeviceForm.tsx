import { getDeviceFacts, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { TextField } from '@payload/ui/TextField';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serialPasted } from '../../features/apply/barcode.ts';

/** Asks for a serial number, and goes to what is known of it. */
export function DeviceForm({ serial, language }: { serial: string; language: Language }) {
  const { t } = useTranslation('device');
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(serial);
  const [fault, setFault] = useState<'missing' | 'wrong' | null>(null);
  const look = () => {
    const checked = validate(getDeviceFacts.query, { serialNumber: typed });
    if (checked.ok) {
      setFault(null);
      void navigate(pathsOf(language).device(typed.trim()));
    } else setFault(checked.refusals[0].key === 'pleaseEnterSerialNumber' ? 'missing' : 'wrong');
  };
  const error = fault === null ? undefined : t(`serial.${fault}`);
  return (
    <Form
      // Without script the address itself asks.
      action={pathsOf(language).device()}
      summary={{ title: t('summary') }}
      errors={error === undefined ? [] : [{ fieldId: id, text: error }]}
      onSubmit={look}
      actions={
        <Button type="submit" variant="signal">
          {t('act')}
        </Button>
      }
    >
      <TextField
        id={id}
        name="serial"
        variant="code"
        autoComplete="off"
        required
        label={t('serial.label')}
        help={t('serial.help')}
        error={error}
        value={typed}
        onValueChange={(text) => {
          setTyped(serialPasted(text) ?? text);
          setFault(null);
        }}
      />
    </Form>
  );
}
