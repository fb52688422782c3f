/**
 * Returns an ID token like those of the local Auth: unsigned and valid for an hour. The server accepts it only in local
 * mode.
 */
export function localToken(uid: string, project = 'demo-guia'): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
  const claims = {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
    iat: now,
    auth_time: now,
    exp: now + 3_600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
