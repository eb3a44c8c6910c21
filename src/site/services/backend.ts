import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServicesSettings } from '../../engine/core/types.ts';

/** The backend's client (requirement CONF-4): sessions persist in local storage and refresh by themselves. */
export const createBackend = ({ backendUrl, backendKey }: ServicesSettings): SupabaseClient =>
  createClient(backendUrl, backendKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
