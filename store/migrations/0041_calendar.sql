-- What companies announced for a day, what may be traded from a day on, who holds them, and what users note for days.
create table scheduled_event (
  like fact including defaults,
  company_id text not null,
  event text not null,
  name text not null,
  scheduled_on date not null,
  announced_on date,
  primary key (market_id, company_id, event, name, superseded_at)
);
create index scheduled_event_day on scheduled_event (market_id, scheduled_on);

create table lock_up_release (
  like fact including defaults,
  security_id text not null,
  released_on date not null,
  holder text,
  share_type text,
  shares double precision not null,
  ratio double precision,
  announced_on date
);
create unique index lock_up_release_key on lock_up_release (market_id, security_id, released_on, coalesce(holder, ''),
  coalesce(share_type, ''), superseded_at);
create index lock_up_release_day on lock_up_release (market_id, released_on);

create table shareholding (
  like fact including defaults,
  company_id text not null,
  scope text not null,
  held_on date not null,
  holder text not null,
  holder_kind text,
  shares double precision not null,
  ratio double precision,
  change double precision,
  announced_on date,
  primary key (market_id, company_id, scope, held_on, holder, superseded_at)
);

create table holder_count (
  like fact including defaults,
  company_id text not null,
  counted_on date not null,
  holders integer not null,
  announced_on date,
  primary key (market_id, company_id, counted_on, superseded_at)
);

create index corporate_action_day on corporate_action (market_id, action_date);
create index company_quarter_known on company_quarter (market_id, known_at);

create table calendar_note (
  note_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  day date not null,
  company_id text,
  text text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index calendar_note_user on calendar_note (uid, market_id, day) where deleted_at is null;
create index calendar_note_deleted on calendar_note (deleted_at) where deleted_at is not null;
