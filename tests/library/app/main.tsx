import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// The styles of the theme come last, so that its reset would undo the components if the layers did not hold.
import { App } from './App.tsx';
import '@payload/ui/theme';
import './own.css';

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <App />
  </StrictMode>,
);
