-- An account has an address, a telephone number, or both; a guest of the demo has neither and ends by itself.
alter table account
  alter column email drop not null,
  alter column password_hash drop not null,
  -- E.164.
  add column phone text,
  add column gender smallint not null default 0,
  add column stock_age smallint not null default 1,
  add column fund_preference text[] not null default '{}',
  -- Came by an invitation.
  add column invited boolean not null default false,
  add column disabled_at timestamptz,
  add column expires_at timestamptz,
  drop constraint account_role_check,
  add constraint account_role_check check (role in ('user', 'admin', 'guest')),
  add constraint account_reachable check (role = 'guest' or email is not null or phone is not null),
  add constraint account_guest_expires check ((role = 'guest') = (expires_at is not null));
create unique index account_phone on account (phone);
create index account_guests on account (expires_at) where expires_at is not null;

-- Codes that were mailed or texted; of one purpose and subject only the newest counts. Only a keyed hash is kept.
create table account_code (
  code_id uuid primary key,
  purpose text not null,
  -- Address in lower case, or number in E.164.
  subject text not null,
  code_hash bytea not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz,
  spent_at timestamptz
);
create index account_code_subject on account_code (subject, purpose, created_at);

-- What was asked for, while it counts towards a cap; the subject as a keyed hash, so that nobody is found in it.
create table account_request (
  kind text not null,
  purpose text not null,
  subject bytea not null,
  network text not null,
  asked_at timestamptz not null
);
create index account_request_subject on account_request (kind, subject, asked_at);
create index account_request_network on account_request (kind, network, asked_at);
create index account_request_time on account_request (asked_at);

create table account_invite (
  invite_id uuid primary key,
  email text not null,
  role text not null check (role in ('user', 'admin')),
  invited_by integer not null references account on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index account_invite_once on account_invite (invited_by, lower(email));
create index account_invite_email on account_invite (lower(email));

-- Every mail and text message: on its way, sent, given up, or held where there is no provider.
create table outbox (
  message_id uuid primary key,
  kind text not null check (kind in ('mail', 'sms')),
  purpose text not null,
  receiver text not null,
  language text not null,
  subject text not null,
  -- With {code} and {link} in place of what is secret.
  body text not null,
  -- Code and link while they may be used; gone once delivered, used or expired.
  secret jsonb,
  code_id uuid references account_code on delete set null,
  -- After it the message is of no use any more and is not sent.
  useful_until timestamptz,
  state text not null check (state in ('held', 'waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  queued_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_time on outbox (queued_at);
create index outbox_receiver on outbox (lower(receiver));
create index outbox_code on outbox (code_id);

create index audit_event_time on audit_event (happened_at);
create index audit_event_account on audit_event (uid, happened_at);
