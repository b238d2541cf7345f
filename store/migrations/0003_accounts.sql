create table account (
  uid integer generated always as identity primary key,
  email text not null,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin')),
  language text not null default 'zh-CN',
  config jsonb not null default '{}',
  user_name text not null default '',
  family_name text not null default '',
  created_at timestamptz not null default now(),
  signed_in_at timestamptz
);
create unique index account_email on account (lower(email));

create table session (
  session_id uuid primary key,
  uid integer not null references account on delete cascade,
  device text not null,
  address text not null,
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_account on session (uid) where ended_at is null;

-- Only hashes of refresh tokens are kept. A token used again after its grace ends the session.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

create table captcha (
  captcha_id uuid primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  passed boolean not null default false
);

-- Failed sign-ins, by account and by address, while they count.
create table sign_in_failure (
  subject text not null,
  failed_at timestamptz not null default now()
);
create index sign_in_failure_subject on sign_in_failure (subject, failed_at);

-- First answer to each write, so that the same requestId answers it again (decisions 11).
create table request_answer (
  uid integer not null references account on delete cascade,
  request_id text not null,
  operation text not null,
  answer jsonb,
  answered_at timestamptz not null default now(),
  primary key (uid, request_id)
);

create table audit_event (
  audit_id bigint generated always as identity primary key,
  uid integer,
  action text not null,
  detail jsonb not null default '{}',
  happened_at timestamptz not null default now()
);

-- Live events of the last day, for replay; NOTIFY carries the id only.
create table live_event (
  event_id bigint generated always as identity primary key,
  market_id smallint,
  uid integer,
  topic text not null,
  ids text[] not null,
  count integer not null,
  happened_at timestamptz not null default now()
);
create index live_event_time on live_event (happened_at);
