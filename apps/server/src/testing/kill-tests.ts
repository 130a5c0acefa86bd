/** Whether the kill tests run in their whole size: `npm run test:kills`. It takes minutes, so every other run takes a part. */
export const isFullKillTest = process.env['KILL_TESTS'] === 'whole';
