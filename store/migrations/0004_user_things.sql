create table watch_entry (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  company_id text not null,
  position double precision not null,
  note text not null default '',
  added_at timestamptz not null default now(),
  primary key (uid, market_id, company_id)
);

create table watch_group (
  group_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  position integer not null,
  unique (uid, market_id, name)
);

create table watch_group_entry (
  group_id uuid not null references watch_group on delete cascade,
  uid integer not null,
  market_id smallint not null,
  company_id text not null,
  primary key (group_id, company_id),
  foreign key (uid, market_id, company_id) references watch_entry on delete cascade
);

-- Watched things that are no companies: events, documents.
create table watch_thing (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  entry_kind text not null,
  entry_id text not null,
  added_at timestamptz not null default now(),
  primary key (uid, market_id, entry_kind, entry_id)
);

create table time_point (
  time_point_id uuid primary key,
  uid integer not null references account on delete cascade,
  time_of_day time not null,
  unique (uid, time_of_day)
);

create table search_history (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  company_id text not null,
  text text not null,
  searched_at timestamptz not null default now(),
  primary key (uid, market_id, company_id)
);
