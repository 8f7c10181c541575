/** The push services of browsers, as origins; `*` stands for one or more labels of a host. */
const browserServices = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
] as const;

const fits = (origin: string, service: string): boolean => {
  const [start = '', end] = service.split('*');
  return end === undefined ? origin === service : origin.startsWith(start) && origin.endsWith(end);
};

/** Whether an endpoint lies at one of the push services, so that no browser has the server send anywhere else. */
export const isAtPushService = (endpoint: string, services: readonly string[] = browserServices): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return services.some((service) => fits(url.origin, service));
};
