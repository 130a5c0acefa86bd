import { Consult } from './Consult.tsx';
import { MenuPreviewHost } from './MenuPreviewHost.tsx';

/** What the frame has besides once a page is there and idle: the way to customer service, and what the menu shows of products. */
export function AfterPage() {
  return (
    <>
      <Consult />
      <MenuPreviewHost />
    </>
  );
}
