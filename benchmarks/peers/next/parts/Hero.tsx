import type { Home } from '../../content/types.ts';
import { Anchor } from './Anchor.tsx';
import { Picture } from './Picture.tsx';

export function Hero({ hero }: { hero: Home['hero'] }) {
  const { phrases, lead, action, second, plate, wide, upright } = hero;
  return (
    <section className="hero night">
      <Picture
        picture={wide}
        upright={upright}
        sizes="(max-width: 768px) 150vw, max(100vw, 1600px)"
        isFirst
      />
      <div className="wide">
        <h1>
          {phrases.map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h1>
        <p>{lead}</p>
        <p className="row">
          <Anchor className="button signal" href={action.href}>
            {action.label}
          </Anchor>
          <Anchor href={second.href}>{second.label}</Anchor>
        </p>
        <ul className="plate">
          {plate.map((cell) => (
            <li key={cell}>{cell}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
