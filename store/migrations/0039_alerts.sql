-- New facts that wait to be held against the rules of users: written by the transaction that changed the facts, taken
-- away by the one that stores the alerts they make, so that each is looked at exactly once.
create table new_fact (
  new_fact_id bigint generated always as identity primary key,
  market_id smallint not null,
  kind text not null,
  thing_id text not null,
  -- Of things that have a day of their own: a bar.
  on_day date,
  noted_at timestamptz not null
);

-- Kinds of new fact that somebody waits for in a market: of others nothing is written.
create table new_fact_wanted (
  market_id smallint not null,
  kind text not null,
  primary key (market_id, kind)
);

create table alert_rule (
  rule_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  target text not null,
  -- Company, watch group or theme; null for the whole watch list and the whole market.
  target_id text,
  kind text not null,
  condition jsonb not null,
  cooldown_minutes integer not null,
  -- Minutes of the user's day; null where the user's own quiet hours hold, both 0 for none.
  quiet_from smallint,
  quiet_to smallint,
  enabled boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Facts noted before it are none of the rule's.
  since timestamptz not null,
  deleted_at timestamptz
);
create index alert_rule_user on alert_rule (uid, market_id, created_at desc, rule_id desc) where deleted_at is null;
create index alert_rule_looks on alert_rule (market_id, kind, target, target_id) where enabled and deleted_at is null;

create table alert_channel (
  channel_id uuid primary key,
  uid integer not null references account on delete cascade,
  kind text not null,
  name text not null,
  -- What tells it from others without giving it away: a host, the last signs of a key.
  hint text not null,
  -- Address, keys and tokens under the product's secret; null of mail, which goes to the account's own address.
  sealed_secret text,
  state text not null,
  paused_because text,
  failures integer not null default 0,
  free_at timestamptz not null default '-infinity',
  created_at timestamptz not null,
  answered_at timestamptz
);
create index alert_channel_user on alert_channel (uid, created_at);

create table alert_rule_channel (
  rule_id uuid not null references alert_rule on delete cascade,
  channel_id uuid not null references alert_channel on delete cascade,
  primary key (rule_id, channel_id)
);
create index alert_rule_channel_channel on alert_rule_channel (channel_id);

create table alert (
  alert_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  rule_id uuid references alert_rule on delete set null,
  rule_name text not null,
  kind text not null,
  -- What made it, in words of its own: at most one alert a rule and fact.
  fact_key text not null,
  thing_id text not null,
  on_day date,
  company_id text,
  theme_id text,
  document_id text,
  event_id text,
  -- What was said: numbers and names as they were known then.
  said jsonb not null,
  known_at timestamptz,
  noted_at timestamptz not null,
  made_at timestamptz not null,
  read_at timestamptz,
  fact_state text not null default 'stands',
  fact_changed_at timestamptz,
  -- How often a change has touched the fact since it was looked at.
  check_due integer not null default 0,
  unique (rule_id, fact_key)
);
create index alert_user on alert (uid, made_at desc, alert_id desc);
create index alert_unread on alert (uid) where read_at is null;
create index alert_thing on alert (market_id, kind, thing_id);
create index alert_document on alert (market_id, document_id) where document_id is not null;
create index alert_check on alert (market_id) where check_due > 0;

-- How often a rule held an alert back within a day: its rest was not over, or it had told enough.
create table alert_held_back (
  rule_id uuid not null references alert_rule on delete cascade,
  on_day date not null,
  count integer not null,
  primary key (rule_id, on_day)
);

create table alert_delivery (
  delivery_id uuid primary key,
  alert_id uuid references alert on delete cascade,
  uid integer not null references account on delete cascade,
  channel_id uuid not null references alert_channel on delete cascade,
  -- Subject and text as they go out, in the user's language.
  subject text not null,
  body text not null,
  state text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  error_code text,
  error_said text,
  queued_at timestamptz not null,
  begun_at timestamptz,
  ended_at timestamptz
);
create index alert_delivery_alert on alert_delivery (alert_id);
create index alert_delivery_due on alert_delivery (next_at) where state = 'waiting';
create index alert_delivery_sending on alert_delivery (delivery_id) where state = 'sending';
create index alert_delivery_channel on alert_delivery (channel_id, queued_at desc);

-- A user's zone and quiet hours.
create table alert_setting (
  uid integer primary key references account on delete cascade,
  zone text not null,
  quiet_from smallint,
  quiet_to smallint
);
