import { tokenValues } from './token-values.ts';

const colourGrounds = ['night', 'paper', 'dark paper'];

/** Tokens of a component with their values; colours on each ground. */
export function TokensUsed({ tokens }: { tokens: readonly string[] }) {
  const rows = tokens.map(tokenValues);
  return (
    <div className="token-list">
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Custom property</th>
            {colourGrounds.map((ground) => (
              <th key={ground}>{ground}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, property, values, isColour }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{property}</code>
              </td>
              {isColour ? (
                values.map((value, index) => (
                  <td key={colourGrounds[index]}>
                    <span aria-hidden className="token-swatch" style={{ background: value }} /> {value}
                  </td>
                ))
              ) : (
                <td colSpan={colourGrounds.length}>{values[0] || 'by script'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
