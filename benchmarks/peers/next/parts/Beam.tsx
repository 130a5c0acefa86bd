import type { Product } from '../../content/types.ts';

/** A lamp's cone with what it leaves at each distance. */
export function Beam({ beam }: { beam: NonNullable<Product['beam']> }) {
  const { title, lead, label, points } = beam;
  const farthest = Math.max(...points.map(({ distance }) => distance));
  return (
    <section className="wide section">
      <div className="heading">
        <h2>{title}</h2>
        <p className="quiet">{lead}</p>
      </div>
      <svg className="beam" viewBox="0 0 400 420" width={400} height={420} role="img" aria-label={label}>
        <path d="M200 20L120 400H280Z" fill="#ffe7a3" stroke="#7a5b00" />
        {points.map(({ distance, light, circle }) => (
          <g key={distance}>
            <path d={`M0 ${20 + (380 * distance) / farthest}H400`} stroke="#77868d" />
            <text x="0" y={14 + (380 * distance) / farthest}>
              {distance} m
            </text>
            <text x="290" y={14 + (380 * distance) / farthest}>
              {light}
            </text>
            <text x="290" y={32 + (380 * distance) / farthest} fontSize="11">
              {circle}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
