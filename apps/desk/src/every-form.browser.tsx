import { describeForms } from '@payload/web/testing/every-form.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
// Brings the texts that the desk alone says.
import './routes.tsx';

const nothing = () => undefined;

describeForms(
  {
    'a reason': {
      form: (
        <ReasonDialog
          isOpen
          title="End it?"
          text="It ends."
          help="Kept."
          act="End it"
          failed="It was not ended. Try again."
          onAct={async () => void (await fetch('/jz-api/act', { method: 'POST' }))}
          onClose={nothing}
          onSessionExpired={nothing}
        />
      ),
      typed: ['Sent by mistake'],
    },
    'a notice': {
      form: <NoticeForm published={[]} onPublished={nothing} onSessionExpired={nothing} />,
      typed: ['N-2026-07', 'T90', 'Check the yoke', 'Before the next flight.', '请检查支架', '下次飞行前。'],
    },
  },
  ['account', 'desk', 'form', 'messages', 'notices'],
);
