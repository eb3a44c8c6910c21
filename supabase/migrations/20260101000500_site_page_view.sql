-- How often each page was seen: a number per day, path and language, and nothing about who looked.

create table site.page_view (
  day date not null,
  path text not null check (char_length(path) between 1 and 300 and path ~ '^(/[^\s?#]*|\*)$'),
  locale text not null check (char_length(locale) <= 35 and locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$'),
  views bigint not null default 1 check (views > 0),
  primary key (day, path, locale)
);
alter table site.page_view enable row level security;

-- in:  { path, locale, limits, pathLimit? = 2000, keepDays? = 730, now? }
-- out: { outcome: 'counted' } | { outcome: 'limited', retryAfter }
-- Anybody can send any path and language: when a day has `pathLimit` of them, further ones are counted together as '*' in
-- 'und', the tag of a language that is not known.
-- The first view of a day deletes what is older than `keepDays`, so that nothing has to be scheduled.
create function site.page_view_count(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  today date := (moment at time zone 'UTC')::date;
  seen text := input ->> 'path';
  spoken text := input ->> 'locale';
  wait integer := site.take_tokens(input -> 'limits', moment);
begin
  if wait > 0 then return jsonb_build_object('outcome', 'limited', 'retryAfter', wait); end if;
  if not exists (select from site.page_view where day = today) then
    delete from site.page_view where day < today - coalesce((input ->> 'keepDays')::integer, 730);
  end if;
  if not exists (select from site.page_view where day = today and path = seen and locale = spoken)
    and (select count(*) from site.page_view where day = today) >= coalesce((input ->> 'pathLimit')::integer, 2000)
  then
    seen := '*';
    spoken := 'und';
  end if;
  insert into site.page_view as v (day, path, locale) values (today, seen, spoken)
  on conflict (day, path, locale) do update set views = v.views + 1;
  return jsonb_build_object('outcome', 'counted');
end
$$;

-- in:  { days? = 30, now? }
-- out: { rows: [{ path, locale, views, firstDay, lastDay }] } of the last days, most seen first
create function site.page_view_list(input jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (site.moment_of(input) at time zone 'UTC')::date;
begin
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.views desc, page.path, page.locale), '[]') from (
      select path, locale, sum(views)::bigint as views, min(day) as "firstDay", max(day) as "lastDay"
      from site.page_view
      where day > today - coalesce((input ->> 'days')::integer, 30)
      group by path, locale
    ) as page));
end
$$;
