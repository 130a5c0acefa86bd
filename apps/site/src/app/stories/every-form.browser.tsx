import type { OwnRequest } from '@payload/api/contract';
import { SignInHere } from '@payload/web/account/SignInHere.tsx';
import { describeForms } from '@payload/web/testing/every-form.tsx';
import { FollowForm } from '../../features/requests/FollowForm.tsx';
import { RequestMessages } from '../../features/requests/RequestMessages.tsx';
import { DeviceClaim } from '../../pages/user/settings/DeviceClaim.tsx';
import { PageAt } from './PageAt.tsx';

const nothing = () => undefined;
const base = {
  number: 'K7QP-4MXD',
  type: 'repair',
  status: 'received',
  messages: [],
  history: [],
  isAsked: false,
} satisfies Partial<OwnRequest>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what messages are shown of
const request = base as unknown as OwnRequest;

describeForms(
  {
    'sign-in': { form: <SignInHere language="en" />, typed: ['li@example.com', '1234'] },
    'a request to follow': {
      form: <FollowForm number="" language="en" onFound={nothing} />,
      typed: ['K7QP-4MXD', 'li@example.com'],
    },
    'a reply': {
      form: <RequestMessages request={request} language="en" mayReply onReplied={nothing} />,
      typed: ['Thank you'],
    },
    'a device of the account': {
      form: <DeviceClaim open onOpenChange={nothing} language="en" onClaimed={nothing} />,
      typed: ['PT4-SAMPLE-01', 'AAAA', 'PT43-5MXE-97UC'],
    },
    'an activation': {
      form: <PageAt address="/en/apply/activate" />,
      isPage: true,
      typed: ['PT4-SAMPLE-01', 'AAAA', 'PT43-5MXE-97UC'],
    },
  },
  ['account', 'apply', 'form', 'messages', 'request-fields', 'requests', 'settings'],
);
