/** What is known against a version of a package that we have, as `pnpm audit --json` has it. */
export interface Advisory {
  readonly github_advisory_id: string;
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly patched_versions: string;
  /** Where we have it: versions, and ways to it such as `apps__server>fastify`. */
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[];
}

/** An advisory that does not keep us from landing, for a reason and for a time (`audit-allowed.json`). */
export interface Allowance {
  /** Such as `GHSA-aaaa-bbbb-cccc`. */
  readonly advisory: string;
  /** Why it cannot harm us. */
  readonly reason: string;
  /** Last day on which it is allowed, as `2026-12-31`. */
  readonly until: string;
}

/** What someone has to see to: advisories that nothing allows, and allowances that are none. */
export function faultsOf(
  advisories: readonly Advisory[],
  allowances: readonly Allowance[],
  today: Date,
): string[] {
  const known = new Set(advisories.map((advisory) => advisory.github_advisory_id));
  const faults: string[] = [];
  for (const { advisory, reason, until } of allowances) {
    const end = Date.parse(`${until}T23:59:59Z`);
    if (!reason?.trim()) faults.push(`${advisory} is allowed without a reason: say why it cannot harm us.`);
    else if (Number.isNaN(end)) faults.push(`${advisory} is allowed until "${until}", which is no day.`);
    else if (end < today.getTime())
      faults.push(`${advisory} was allowed until ${until}: update what has it, or look at the reason again.`);
    else if (!known.has(advisory))
      faults.push(`${advisory} is allowed but concerns nothing that we have: take its line out.`);
  }
  const listed = new Set(allowances.map(({ advisory }) => advisory));
  for (const { github_advisory_id, module_name, severity, title, patched_versions, findings } of advisories) {
    if (listed.has(github_advisory_id)) continue;
    const versions = findings.map(({ version }) => version).join(', ');
    const ways = findings.flatMap(({ paths }) => paths).join(', ');
    faults.push(
      `${github_advisory_id}, ${severity}: ${title}. ${module_name} ${versions} by ${ways}: ` +
        `update it to ${patched_versions}, or allow it with a reason in audit-allowed.json.`,
    );
  }
  return faults;
}
