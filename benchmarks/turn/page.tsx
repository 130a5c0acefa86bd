import '../../packages/ui/src/theme/index.ts';
import { createRoot } from 'react-dom/client';
import { ModelViewer } from '../../packages/ui/src/components/ModelViewer/index.ts';

// The model, and what hangs from it: `?aircraft/m350+T90+H150T`.
const [model = '', ...hung] = location.search.slice(1).split('+');
const addressOf = (name: string) => `/models/${name}.glb`;

const place = document.createElement('div');
// As large as on a product's stage on a phone.
place.style.cssText = 'position: relative; inline-size: 484px; block-size: 363px';
document.body.append(place);

createRoot(place).render(
  <ModelViewer
    src={addressOf(model)}
    hung={hung.map((key) => ({ key, src: addressOf(key), side: 'below' }))}
    onClose={() => undefined}
    translations={{
      name: 'Model',
      role: 'model to turn',
      instructions: '',
      position: () => '',
      lamps: 'Lamps',
      rulers: 'Millimetres',
      room: 'In your room',
      loading: '',
      failed: 'Failed',
      unsupported: 'Unsupported',
      retry: 'Again',
      close: 'Close',
    }}
  />,
);
