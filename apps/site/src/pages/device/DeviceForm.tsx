import { getDeviceFacts, validate } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { Form } from '@payload/ui/Form';
import { TextField } from '@payload/ui/TextField';
import { useFields } from '@payload/web/form/useFields.ts';
import { useForm } from '@payload/web/form/useForm.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serialPasted } from '../../features/apply/barcode.ts';

/** Asks for a serial number, and goes to what is known of it. */
export function DeviceForm({ serial, language }: { serial: string; language: Language }) {
  const { t } = useTranslation('device');
  const navigate = useNavigate();
  const form = useForm({
    fields: ['serialNumber'],
    initial: { serialNumber: serial },
    check: (values) => validate(getDeviceFacts.query, values),
    send: async (_sent, values) => {
      void navigate(pathsOf(language).device(values.serialNumber.trim()));
      return values;
    },
  });
  const own = useFields(form, {
    labels: { serialNumber: t('serial.label') },
    explain: ({ key }) => t(key === 'pleaseEnterSerialNumber' ? 'serial.missing' : 'serial.wrong'),
    summary: { title: t('summary') },
  });
  const { onValueChange, ...field } = own.field('serialNumber');
  return (
    <Form
      // Without script the address itself asks.
      action={pathsOf(language).device()}
      {...own.form}
      actions={
        <Button type="submit" variant="signal">
          {t('act')}
        </Button>
      }
    >
      <TextField
        {...field}
        name="serial"
        variant="code"
        autoComplete="off"
        required
        help={t('serial.help')}
        onValueChange={(text) => onValueChange(serialPasted(text) ?? text)}
      />
    </Form>
  );
}
