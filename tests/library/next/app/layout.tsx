import type { ReactNode } from 'react';
import '@payload/ui/theme';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>A site of server components</title>
        <link rel="icon" href="data:," />
      </head>
      <body data-theme="night">{children}</body>
    </html>
  );
}
