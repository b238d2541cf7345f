-- Topics on the lists of hot topics of forums, by day: counts are of a topic's whole life and only grow.
create table hot_topic (
  like fact including defaults,
  platform text not null,
  observed_on date not null,
  topic_id text not null,
  rank integer not null,
  title text not null,
  view_count double precision,
  talk_count double precision,
  primary key (market_id, platform, observed_on, topic_id, superseded_at)
);
create index hot_topic_topic on hot_topic (market_id, platform, topic_id, observed_on desc);

-- Posts counted by day: of a company (its id), a board ('board:<platform>:<board>') and of all that is about no company ('macro').
create table forum_day (
  market_id smallint not null references market,
  subject text not null,
  day date not null,
  platform text not null,
  form text not null,
  -- Every post, and those that say something new; of the latter how they stand, and those not read yet.
  raw integer not null,
  total integer not null,
  many integer not null,
  empty integer not null,
  neutral integer not null,
  irrelevance integer not null,
  -- What the platforms count of the posts; null where they count none.
  reads bigint,
  likes bigint,
  replies bigint,
  primary key (market_id, subject, day, platform, form)
);
create index forum_day_day on forum_day (market_id, day);

-- Days of a market on which there are posts. Of a day that is not due, `forum_day` says for every instant from `since` on what its posts say
-- themselves: at earlier instants not all of them were known, or one of them was known otherwise.
create table forum_day_state (
  market_id smallint not null references market,
  day date not null,
  since timestamptz not null,
  due boolean not null,
  primary key (market_id, day)
);
create index forum_day_due on forum_day_state (market_id, day) where due;

-- Whoever writes of posts, what was read in them, whom they are about or which say the same, has their days counted anew. A trigger, for
-- merges, readings, corrections and removed runs all do.
create function forum_days_due() returns trigger language plpgsql as $$
begin
  insert into forum_day_state (market_id, day, since, due)
  select c.market_id, (c.published_at at time zone 'Asia/Shanghai')::date, 'infinity', true from changed c
  group by 1, 2 order by 1, 2
  on conflict (market_id, day) do update set due = true where not forum_day_state.due;
  return null;
end $$;
create function forum_days_due_of_posts() returns trigger language plpgsql as $$
begin
  insert into forum_day_state (market_id, day, since, due)
  select c.market_id, (c.published_at at time zone 'Asia/Shanghai')::date, 'infinity', true from changed c
  where c.kind = 'post' group by 1, 2 order by 1, 2
  on conflict (market_id, day) do update set due = true where not forum_day_state.due;
  return null;
end $$;

create trigger forum_days_insert after insert on post referencing new table as changed
  for each statement execute function forum_days_due();
create trigger forum_days_update after update on post referencing new table as changed
  for each statement execute function forum_days_due();
create trigger forum_days_delete after delete on post referencing old table as changed
  for each statement execute function forum_days_due();
create trigger forum_days_insert after insert on post_group referencing new table as changed
  for each statement execute function forum_days_due();
create trigger forum_days_update after update on post_group referencing new table as changed
  for each statement execute function forum_days_due();
create trigger forum_days_delete after delete on post_group referencing old table as changed
  for each statement execute function forum_days_due();
create trigger forum_days_insert after insert on document_company referencing new table as changed
  for each statement execute function forum_days_due_of_posts();
create trigger forum_days_update after update on document_company referencing new table as changed
  for each statement execute function forum_days_due_of_posts();
create trigger forum_days_delete after delete on document_company referencing old table as changed
  for each statement execute function forum_days_due_of_posts();
create trigger forum_days_insert after insert on document_analysis referencing new table as changed
  for each statement execute function forum_days_due_of_posts();
create trigger forum_days_update after update on document_analysis referencing new table as changed
  for each statement execute function forum_days_due_of_posts();
create trigger forum_days_delete after delete on document_analysis referencing old table as changed
  for each statement execute function forum_days_due_of_posts();

insert into forum_day_state (market_id, day, since, due)
select p.market_id, (p.published_at at time zone 'Asia/Shanghai')::date, 'infinity', true from post p group by 1, 2;
