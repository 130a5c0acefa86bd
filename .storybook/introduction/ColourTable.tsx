import { grounds } from '../../packages/ui/src/theme/grounds.ts';

const colours = [
  ['night', grounds.night],
  ['paper', grounds.paper],
  ['dark paper', grounds.darkPaper],
] as const;

const roles = ['ground', 'text', 'signal', 'critical', 'focus'] as const;

/** The colours most asked for, on each ground. */
export function ColourTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Ground</th>
          {roles.map((role) => (
            <th key={role}>{role}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map(([ground, values]) => (
          <tr key={ground}>
            <td>{ground}</td>
            {roles.map((role) => (
              <td key={role}>
                <span aria-hidden className="token-swatch" style={{ background: values[role] }} />{' '}
                {values[role]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
