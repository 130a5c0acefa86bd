import type { Language } from '@payload/catalog';
import type { DocumentId } from '@payload/cloud-api/documents/documents.ts';
import { type Trying, tryAnchor } from '@payload/cloud-api/documents/tried-parts.ts';
import { Disclosure } from '@payload/ui/Disclosure';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { VisuallyHidden } from '@payload/ui/VisuallyHidden';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const consoles = lazyModule(() => import('../workbench/PartConsole.tsx'), ['workbench']);

/**
 * What can be tried at a heading: a console, and samples, that come when someone opens them or follows a link to them.
 */
export function TryPart({
  id,
  anchor,
  heading,
  kind,
  language,
}: {
  id: DocumentId;
  anchor: string;
  /** Words of the heading, which tell one part from another to who does not see where it stands. */
  heading: string;
  kind: Trying;
  language: Language;
}) {
  const { t } = useTranslation('cloud-api');
  const { hash } = useLocation();
  const place = tryAnchor(anchor);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // After hydration, which takes the prerendered part over as it is; a press may have opened it before. What a visitor then
  // closes stays closed.
  useEffect(() => {
    if (hash === `#${place}` || details.current?.open) setOpen(true);
  }, [hash, place]);

  return (
    <Stack scriptedOnly gap={0}>
      <Disclosure
        ref={details}
        id={place}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (!currentTarget.open) setFailed(false);
        }}
        summary={
          // One run of words, which wraps as a sentence does.
          <Text as="span">
            {t(`try.${kind}`)}
            <VisuallyHidden>{` ${heading}`}</VisuallyHidden>
            {kind === 'call' ? (
              <>
                {' '}
                <Text as="span" tone="quiet">
                  {t('try.languages')}
                </Text>
              </>
            ) : null}
          </Text>
        }
      >
        {isOpen && !hasFailed ? (
          <LazyPart of={consoles} language={language} onFailure={() => setFailed(true)}>
            {({ PartConsole }, shown) => <PartConsole id={id} anchor={anchor} kind={kind} language={shown} />}
          </LazyPart>
        ) : null}
        {hasFailed ? (
          <Text size="sm" tone="critical">
            {t('try.failed')}
          </Text>
        ) : null}
      </Disclosure>
    </Stack>
  );
}
