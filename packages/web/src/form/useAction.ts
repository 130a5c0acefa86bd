import type { FormPorts } from '@payload/flows/form';
import { useForm } from './useForm.ts';

/** A form without fields: a button that does something, once however often it is pressed, and can fail. */
export function useAction(
  send: () => Promise<void>,
  options: Pick<FormPorts<never, null>, 'onExpired'> = {},
) {
  return useForm<never, null>({
    ...options,
    fields: [],
    check: () => ({ ok: true, value: null }),
    send: async () => {
      await send();
      return undefined;
    },
  });
}
