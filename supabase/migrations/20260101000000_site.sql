-- The tables of the site's forms. They live in a schema of their own that no API exposes; row level security is on
-- and has no policies; nobody is granted anything (20260101000600_site_access.sql). What is written is written by
-- the functions of the following files: each takes one jsonb and gives one jsonb, and one call is one transaction.
--
-- Lengths count code points, as the form rules do (schemas/forms/). For Postgres 15 and later, Supabase and PGlite.

create schema site;

-- Messages of the contact form. `extra` holds the fields that the form's schema has and this table has not.
create table site.contact_message (
  id uuid primary key,
  idempotency_key uuid not null unique,
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 2 and 100 and name !~ '[\x01-\x1f\x7f]'),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[\x01-\x20\x7f]'),
  company text check (char_length(company) <= 200 and company !~ '[\x01-\x1f\x7f]'),
  inquiry text not null check (inquiry ~ '^[a-z][a-z0-9_-]{0,63}$'),
  message text not null check (char_length(message) between 10 and 5000),
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object' and octet_length(extra::text) <= 65536),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$'),
  spam boolean not null default false,
  spam_reason text check (char_length(spam_reason) <= 100),
  client_hash text check (char_length(client_hash) <= 128),
  created_at timestamptz not null
);
create index contact_message_payload on site.contact_message (payload_hash, created_at);
create index contact_message_email on site.contact_message (lower(email));
create index contact_message_created on site.contact_message (created_at);

-- Readers of the newsletter. `token_version` counts up when someone comes back, so that older links end.
create table site.newsletter_subscriber (
  id uuid primary key,
  email text not null unique
    check (email = lower(email) and char_length(email) between 3 and 254 and email !~ '[\x01-\x20\x7f]'),
  status text not null check (status in ('pending', 'active', 'unsubscribed', 'bounced', 'complained')),
  source text not null check (char_length(source) <= 100),
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$'),
  token_version integer not null default 1 check (token_version > 0),
  consent_text text check (char_length(consent_text) <= 2000),
  consent_version text check (char_length(consent_version) <= 100),
  consent_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribe_via text check (char_length(unsubscribe_via) <= 100),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What happened to a subscription, only ever added to: the evidence of consent.
create table site.newsletter_event (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references site.newsletter_subscriber on delete cascade,
  kind text not null check (kind in
    ('requested', 'subscribed', 'reactivated', 'confirmed', 'unsubscribed', 'bounced', 'complained')),
  idempotency_key uuid unique,
  at timestamptz not null,
  detail jsonb not null default '{}'
);
create index newsletter_event_subscriber on site.newsletter_event (subscriber_id);

-- Mails, fully rendered: a second try sends the same bytes under the same key. `about` is the message or subscriber.
-- `next_attempt_at` of a mail that is being sent is the end of its lease. `first_attempt_at` is the first try that
-- the provider may have accepted.
create table site.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 64),
  dedupe_key text not null unique check (char_length(dedupe_key) between 1 and 200),
  about uuid,
  mail jsonb check (mail is not null or status in ('sent', 'failed')),
  variant integer not null default 0,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  lease_token uuid,
  first_attempt_at timestamptz,
  ambiguous boolean not null default false,
  provider_id text,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index outbox_due on site.outbox (next_attempt_at) where status in ('pending', 'sending');
create index outbox_about on site.outbox (about);
create index outbox_created on site.outbox (created_at);

-- One row while the whole queue waits, because the provider refuses every mail.
create table site.outbox_pause (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);

-- Rate limits: how many tokens each client and each form has left.
create table site.rate_bucket (
  key text primary key check (char_length(key) between 1 and 200),
  tokens double precision not null,
  updated_at timestamptz not null
);

-- Addresses that must not be mailed, as hashes: outlives the erasure of everything else about them.
create table site.suppression (
  email_hash text primary key,
  reason text not null check (reason in ('bounced', 'complained')),
  at timestamptz not null
);

alter table site.contact_message enable row level security;
alter table site.newsletter_subscriber enable row level security;
alter table site.newsletter_event enable row level security;
alter table site.outbox enable row level security;
alter table site.outbox_pause enable row level security;
alter table site.rate_bucket enable row level security;
alter table site.suppression enable row level security;
