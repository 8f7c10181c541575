/** Tables that no export holds: sign-ins and secrets, queues, locks, counters and computed figures of the server. */
export const unexportedTables: readonly string[] = [
  ...['calendar_feed', 'candidate_link', 'mail_proof', 'password_code', 'push_subscription', 'school_setup', 'session'],
  ...['completed_request', 'delivery', 'marking_lock', 'migration', 'pdf_export', 'rate_counter', 'resting_address'],
  ...['failed_sign_in', 'import_run', 'item_figure', 'item_figure_due', 'item_sample'],
  ...['person_archive', 'school_export'],
];

/** Columns that no export holds: secrets, and what the server computes again from the others. */
export const withheldColumns: readonly string[] = [
  ...[
    'person.password_hash',
    'person.first_code_hash',
    'person.invitation_hash',
    'phase_letter.token_hash',
    'phone_camera.token_hash',
    'phone_camera.phone_hash',
    'school.secret',
  ],
  ...['school.mail_server', 'school.sign_on_provider', 'school.crm'],
  ...['class_robot.address', 'class_robot.secret'],
  ...['person.search_text', 'person.sort_name', 'person.name_keys', 'person.namesake_username'],
];

/** Uses of stored files that are copies of what the export holds. */
export const exportUses = ['person_archive', 'school_export'] as const;
