-- What a user wants summed up, when, and of what. Its times are of its own zone.
create table digest_subscription (
  subscription_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  edition text not null,
  minute smallint not null,
  weekday smallint,
  zone text not null,
  language text not null,
  scope text not null,
  -- Watch group, theme or floor; null for the watch list and the market.
  scope_id text,
  mail boolean not null,
  -- The room whose mail switch made it; at most one a room.
  room_permission_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  next_at timestamptz not null,
  unique (uid, market_id, room_permission_id)
);
create index digest_subscription_user on digest_subscription (uid, market_id, created_at);
create index digest_subscription_due on digest_subscription (next_at);

-- An edition as it was composed; it is never composed again. Public ones are nobody's.
create table digest_edition (
  edition_id uuid primary key,
  uid integer references account on delete cascade,
  subscription_id uuid references digest_subscription on delete set null,
  market_id smallint not null references market,
  name text not null,
  edition text not null,
  language text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  composed_at timestamptz not null,
  -- None: nothing was new, and nothing is mailed.
  stories integer not null,
  first_title text,
  content jsonb not null,
  mail_state text not null,
  attempts smallint not null default 0,
  next_at timestamptz,
  mailed_at timestamptz,
  mail_said text,
  unique (subscription_id, to_at)
);
create unique index digest_edition_public on digest_edition (market_id, edition, to_at) where uid is null;
create index digest_edition_user on digest_edition (uid, market_id, to_at desc, edition_id desc);
create index digest_edition_waiting on digest_edition (next_at) where mail_state = 'waiting';
create index digest_edition_sending on digest_edition (edition_id) where mail_state = 'sending';

-- How often mail to an address came back one after the other, and since when nothing is sent to it for that.
create table digest_address (
  uid integer primary key references account on delete cascade,
  email text not null,
  bounces smallint not null,
  rests_since timestamptz,
  said text
);
