import * as z from 'zod';

const blank = (raw: unknown) => (raw === '' ? undefined : raw);
const optional = (inner: z.ZodType<string>) => z.preprocess(blank, inner.optional());
const port = z.preprocess((raw) => (raw === undefined || raw === '' ? 3000 : Number(raw)), z.int().min(0).max(65_535));

/** Every setting of the server, read from the environment; README.md says them in one table. */
const Settings = z.object({
  PORT: port,
  HOST: z.preprocess(blank, z.string().default('0.0.0.0')),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SCHOOL: z.preprocess(blank, z.enum(['sample', 'empty']).optional()),
  PUBLIC_URL: optional(z.url()),
  S3_BUCKET: optional(z.string().min(3)),
  S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
  S3_ENDPOINT: optional(z.url()),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.preprocess(blank, z.string().default('Inkstone <no-reply@localhost>')),
  LOG_LEVEL: z.preprocess(blank, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn')),
  TRUST_PROXY: z.preprocess((raw) => raw === '1' || raw === 'true', z.boolean()),
});

/** The settings after the check. */
export type Settings = z.infer<typeof Settings>;

/** Reads and checks the settings; throws one error whose message names every wrong one in plain words. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const result = Settings.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Some settings are wrong:\n${lines.join('\n')}`);
  }
  const settings = result.data;
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)) {
    throw new Error('Some settings are wrong:\n  S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.');
  }
  return settings;
};
