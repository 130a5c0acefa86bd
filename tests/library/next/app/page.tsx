import { Button } from '@payload/ui/Button';
import { Figure } from '@payload/ui/Figure';
import { HookIcon } from '@payload/ui/icons';
import { Note } from '@payload/ui/Note';
import { Count } from './Count.tsx';

/** A server component: what it draws without handlers sends no script. */
export default function Page() {
  return (
    <main>
      <h1>T90</h1>
      <p>
        <Figure value={13000} unit="lm" /> <HookIcon title="Hook" />
      </p>
      <Note>Measured at 25 °C.</Note>
      <Button href="/T90" variant="signal">
        Learn about T90
      </Button>
      <Count />
    </main>
  );
}
