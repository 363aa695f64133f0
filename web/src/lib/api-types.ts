// Made by `npm run types` from the server's OpenAPI document: not to be changed by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Acknowledged: {
            number: number;
        };
        AdminChange: {
            admin?: boolean | null;
            nickname?: string | null;
            suspended?: boolean | null;
        };
        AdminReason: {
            /** @default  */
            why?: string;
        };
        Advised: {
            expected: number;
            id: number;
            say: string;
            touches: string[];
            visits: number;
            worse: number;
        };
        AgeOfRomeBuildView: {
            building: string;
            level: number;
            possible: boolean;
        };
        AgeOfRomeCassiusView: {
            build: components["schemas"]["AgeOfRomeBuildView"][];
            card: string | null;
            combat_deck: number;
            combat_discard: string[];
            glory: number;
            icons: string[];
            icons_left: number;
            legions: number;
            medals: string[];
            pantheon: components["schemas"]["AgeOfRomePantheonView"];
            past_cards: string[];
            plot: components["schemas"]["AgeOfRomePlanView"] | null;
            position: number;
            province: string;
            score: {
                [key: string]: number;
            };
            stock: number;
            tiles: number;
            vendetta: number;
            votes: number;
        };
        AgeOfRomeEventView: {
            applies: boolean;
            clockwise: boolean;
            emperor_denarii: number;
            event: string;
            negative: boolean;
            turns: number;
        };
        AgeOfRomeOfferView: {
            asked: number;
            building: string;
            denarii: number;
            proposer: number;
            province: string;
            token: string | null;
        };
        AgeOfRomePantheonView: {
            base: number;
            base_common: string;
            upper: number;
            upper_common: string;
        };
        AgeOfRomePlanView: {
            planned: string | null;
            region: string | null;
            strikes: string | null;
        };
        AgeOfRomePlayerView: {
            anchor: boolean;
            bonuses: string[];
            character: string;
            denarii: number;
            effects: string[];
            glory: number;
            hand: string[] | null;
            hand_count: number;
            legions: number;
            legions_unrecruited: number;
            medals: string[];
            pantheon: components["schemas"]["AgeOfRomePantheonView"];
            partisans: number;
            partisans_ready: number;
            plots: number;
            position: number;
            province: string;
            quest_count: number;
            quests: components["schemas"]["AgeOfRomeQuestView"][] | null;
            seat: number;
            sets: components["schemas"]["AgeOfRomeSetView"][];
            track: (string | null)[];
            used: string[];
            vendetta: number;
            votes: number;
            votes_unrecruited: number;
        };
        AgeOfRomePlotView: {
            activated: boolean;
            owner: number;
        };
        AgeOfRomeProvinceView: {
            levels: {
                [key: string]: number;
            };
            owner: number | null;
            partisans: {
                [key: string]: number;
            };
            penalty: number;
            plots: (components["schemas"]["AgeOfRomePlotView"] | null)[];
            population: number;
            position: number;
            province: string;
        };
        AgeOfRomeQuestView: {
            points: number;
            quest: string;
        };
        AgeOfRomeRegionView: {
            defeated: boolean;
            defence: number;
            legions: number[];
            places: number[];
            points: number[];
            region: string;
        };
        AgeOfRomeScoreView: {
            items: {
                [key: string]: number;
            };
            rank: number;
            seat: number;
            total: number;
            won: boolean;
        };
        AgeOfRomeSetView: {
            cards: string[];
            goods: string;
        };
        AgeOfRomeStruckView: {
            cancelled: boolean;
            effect: string;
            plotter: number;
            target: number;
            twice: boolean;
        };
        AgeOfRomeTasksView: {
            rank: string | null;
            tasks: {
                [key: string]: boolean;
            };
        };
        AgeOfRomeView: {
            asked: number | null;
            cassius: components["schemas"]["AgeOfRomeCassiusView"] | null;
            deciders: number[];
            difficulty: string | null;
            ending: string | null;
            event: components["schemas"]["AgeOfRomeEventView"] | null;
            event_deck: number;
            exploits: string[][] | null;
            farm: number;
            first_player: string;
            game: string;
            medals: {
                [key: string]: number;
            };
            milestones: number[];
            offer: components["schemas"]["AgeOfRomeOfferView"] | null;
            order: number[];
            over: boolean;
            pantheon_base: string[];
            pantheon_upper: string[];
            past_events: string[];
            phase: string;
            players: components["schemas"]["AgeOfRomePlayerView"][];
            provinces: components["schemas"]["AgeOfRomeProvinceView"][];
            quest_deck: number;
            question: string | null;
            regions: components["schemas"]["AgeOfRomeRegionView"][];
            rotation: number;
            round: number;
            rule: string;
            scores: components["schemas"]["AgeOfRomeScoreView"][] | null;
            seat: number;
            senate: number[];
            senate_points: number[];
            struck: components["schemas"]["AgeOfRomeStruckView"] | null;
            tasks: components["schemas"]["AgeOfRomeTasksView"] | null;
            tiles: {
                [key: string]: number[];
            };
            trade_deck: number;
            trade_discard: string[];
            trail: string[];
            turned: number;
            variants: string[];
            vendetta: number;
        };
        AskHint: {
            number: number;
            seat: number;
        };
        AskOutcomes: {
            actions: number[];
            seat: number;
        };
        AveRomaActionView: {
            bought: number;
            gathered: number;
            landing: number | null;
            location: string;
            may_buy: boolean;
            may_sell: boolean;
            need: {
                [key: string]: number;
            };
            pending: {
                [key: string]: number;
            };
            slot: string | null;
            value: number;
            waived: number;
        };
        AveRomaAreaView: {
            area: string;
            brown: number;
            card: components["schemas"]["AveRomaCardView"] | null;
            high: boolean;
            levels: (number | null)[];
        };
        AveRomaCardView: {
            action?: string;
            bonus?: string;
            bottom?: string[];
            card: string;
            cost?: {
                [key: string]: number;
            };
            deck: string;
            fragment?: string;
            icon: string;
            influence?: number;
            of?: string[];
            points?: number;
            power?: string;
            price?: {
                [key: string]: number;
            };
            reward?: {
                [key: string]: number;
            };
            top?: string[];
        };
        AveRomaHeldView: {
            action?: string;
            bonus?: string;
            bottom?: string[];
            card: string;
            cost?: {
                [key: string]: number;
            };
            deck: string;
            fragment?: string;
            icon: string;
            influence?: number;
            of?: string[];
            points?: number;
            power?: string;
            price?: {
                [key: string]: number;
            };
            reward?: {
                [key: string]: number;
            };
            top?: string[];
            turned?: boolean;
            used: boolean;
        };
        AveRomaLimitsView: {
            purchases: number;
            resource: number;
            surplus: number;
        };
        AveRomaLocationView: {
            location: string;
            players: number[];
            workers: number[];
        };
        AveRomaPickingView: {
            count: number;
            location: string;
            neutral: boolean;
        };
        AveRomaPlayerView: {
            active: string[];
            board: string;
            cards: components["schemas"]["AveRomaHeldView"][];
            colosseum: number;
            denarii: number;
            fragments: {
                [key: string]: number;
            };
            levels: (number | null)[];
            neutral: number[];
            passed: boolean;
            patrons: components["schemas"]["AveRomaCardView"][];
            points: number;
            politics: number;
            prices: {
                [key: string]: number;
            };
            score: {
                [key: string]: number;
            };
            seat: number;
            slots: number;
            stock: {
                [key: string]: number;
            };
            strength: number;
            surplus: number;
            training: components["schemas"]["AveRomaTrainingView"][];
            wars: {
                [key: string]: number;
            };
            workers: number[];
        };
        AveRomaScoreView: {
            items: {
                [key: string]: number;
            };
            rank: number;
            seat: number;
            total: number;
            won: boolean;
        };
        AveRomaSlotView: {
            card: components["schemas"]["AveRomaCardView"] | null;
            highest: number;
            lowest: number;
            slot: string;
        };
        AveRomaSpaceView: {
            cost: {
                [key: string]: number;
            };
            honour: boolean;
            seats: number[];
            space: number;
        };
        AveRomaTrainingView: {
            fresh: boolean;
            price: number;
            reach: number;
            training: string;
            values: number[];
            worker: number;
        };
        AveRomaView: {
            action: components["schemas"]["AveRomaActionView"] | null;
            area_points: number[];
            area_price: number;
            areas: components["schemas"]["AveRomaAreaView"][];
            asked: number | null;
            colosseum: components["schemas"]["AveRomaSpaceView"][];
            decks: {
                [key: string]: number;
            };
            ending: string;
            extra_actions: boolean;
            game: string;
            limits: components["schemas"]["AveRomaLimitsView"];
            locations: components["schemas"]["AveRomaLocationView"][];
            mode: string;
            order: number[];
            over: boolean;
            picking: components["schemas"]["AveRomaPickingView"] | null;
            players: components["schemas"]["AveRomaPlayerView"][];
            politics_points: number[];
            question: string | null;
            round: number;
            rows: {
                [key: string]: components["schemas"]["AveRomaSlotView"][];
            };
            rule: string;
            scores: components["schemas"]["AveRomaScoreView"][] | null;
            seat: number;
            tops: {
                [key: string]: components["schemas"]["AveRomaCardView"] | null;
            };
            trail: string[];
        };
        BoxChange: {
            date: string;
            label: string;
            note: string;
            own: unknown;
            shipped: unknown;
            table: string;
            thing: string;
        };
        BoxFault: {
            id: string;
            key: string;
            sentence: string;
            table: string;
        };
        BoxFile: {
            text: string;
        };
        BoxLimit: {
            choices: string[] | null;
            kind: string;
            least: number;
            most: number;
        };
        BoxTable: {
            confirmed: number;
            label: string;
            name: string;
            reconstructed: number;
            things: components["schemas"]["BoxThing"][];
        };
        BoxThing: {
            about: string;
            id: string;
            name: string;
            values: components["schemas"]["BoxValue"][];
        };
        BoxValue: {
            date: string;
            key: string;
            label: string;
            limit: components["schemas"]["BoxLimit"] | null;
            mine: boolean;
            note: string;
            own: unknown;
            shipped: unknown;
            source: string;
        };
        CampaignInfo: {
            game: string;
            name: string;
            next: number | null;
            stages: components["schemas"]["CampaignStage"][];
        };
        CampaignStage: {
            attempts: number;
            bonus: boolean;
            challenge: string[];
            challenge_met: boolean;
            goals: string[];
            level: string | null;
            name: string;
            open: boolean;
            options: {
                [key: string]: string;
            } | null;
            points: number;
            reward: string[];
            rule: string;
            rules: string;
            stage: number;
            table: string | null;
            won: boolean;
        };
        Change: {
            name: string;
            number: number;
            seat: number;
            words: string;
        };
        ChangedClub: {
            about?: string | null;
            entry?: ("link" | "request") | null;
            name?: string | null;
        };
        ChangedPerson: {
            language?: ("fr" | "en") | null;
            nickname?: string | null;
        };
        ChannelInfo: {
            format: ("discord" | "slack" | "json") | null;
            id: string;
            /** @enum {string} */
            kind: "push" | "email" | "webhook";
            name: string;
            table: string | null;
            trouble: string | null;
            verified: boolean;
        };
        ClubInfo: {
            about: string;
            asking: components["schemas"]["Member"][];
            count: number;
            /** @enum {string} */
            entry: "link" | "request";
            /** @description games with results in this season */
            games: string[];
            id: string;
            invite: string | null;
            members: components["schemas"]["Member"][];
            name: string;
            role: ("officer" | "member" | "asking") | null;
            season: number;
            season_since: string;
            tables: components["schemas"]["TableInfo"][];
        };
        ClubLadder: {
            entries: components["schemas"]["LadderEntry"][];
            game: string;
            played: number;
            season: number;
            since: string;
        };
        ClubSaid: {
            at: string;
            id: number;
            mine: boolean;
            name: string;
            person: string;
            text: string;
        };
        ClubShort: {
            asking: number;
            id: string;
            members: number;
            name: string;
            /** @enum {string} */
            role: "officer" | "member" | "asking";
        };
        ClubTalk: {
            text: string;
        };
        /** @description What the coach has to say to a seat now. */
        Coached: {
            meanwhile: string;
            say: string;
            step: string;
        };
        ComponentsTable: {
            name: string;
            rows: {
                [key: string]: unknown;
            }[];
            sources: string[];
        };
        Credentials: {
            handle: string;
            passphrase: string;
        };
        CurvePoint: {
            number: number;
            place: number;
            shares: number[];
            values: number[];
        };
        /** @description So many hours every time one is asked, and a bank for when they are not enough. */
        DaysClock: {
            /**
             * @default bot
             * @enum {string}
             */
            at_zero?: "bot" | "out";
            /** @default 0 */
            bank?: number;
            /** @default [] */
            holidays?: [
                string,
                string
            ][];
            hours: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
            level?: string | null;
            /** @default false */
            weekends?: boolean;
            /** @default UTC */
            zone?: string;
        };
        DealArchive: {
            days: components["schemas"]["PastDeal"][];
            game: string;
            more: boolean;
            name: string;
        };
        DealEntry: {
            finished: boolean;
            me: boolean;
            name: string;
            outcome: ("won" | "ranked" | "lost") | null;
            points: number | null;
            rank: number;
            table: string | null;
        };
        DealInfo: {
            day: string;
            ends: string;
            game: string;
            mine: components["schemas"]["MyDeal"] | null;
            mode: components["schemas"]["DealMode"];
            name: string;
            over: boolean;
            played: number;
            sealed: string;
            seed: string | null;
            seed_sha256: string;
        };
        DealLandmark: {
            label: string;
            level: string;
            /** @enum {string} */
            outcome: "won" | "ranked" | "lost";
            points: number;
        };
        /** @description How a deal is played. */
        DealMode: {
            level: string | null;
            options: {
                [key: string]: string;
            };
            players: number;
            says: string[];
        };
        DealPage: {
            day: string;
            ends: string;
            entries: components["schemas"]["DealEntry"][];
            game: string;
            landmarks: components["schemas"]["DealLandmark"][];
            mine: components["schemas"]["MyDeal"] | null;
            mode: components["schemas"]["DealMode"];
            name: string;
            open: boolean;
            over: boolean;
            played: number;
            sealed: string;
            seed: string | null;
            seed_sha256: string;
        };
        /** @description Where my game and the best one went different ways. */
        DealParting: {
            best: string;
            best_number: number | null;
            best_played: string;
            mine: string;
            number: number | null;
            played: string;
            same: number;
            table: string;
        };
        DealsOfDay: {
            day: string;
            deals: components["schemas"]["DealInfo"][];
            ends: string;
            seals: {
                [key: string]: string;
            };
        };
        Entrant: {
            group: number | null;
            me: boolean;
            name: string;
            number: number;
            out: ("left" | "absent") | null;
        };
        ExploitInfo: {
            first: string | null;
            id: string;
            name: string;
            table: string | null;
            times: number;
        };
        ExploitsInfo: {
            exploits: components["schemas"]["ExploitInfo"][];
            game: string;
            name: string;
        };
        Finality: {
            asked: number[];
            door: boolean;
            final: boolean;
            over: boolean;
            say: string;
            sure: boolean;
        };
        Fork: {
            number: number;
            /** @default 0 */
            seat?: number;
        };
        Friends: {
            asked: components["schemas"]["Known"][];
            asking: components["schemas"]["Known"][];
            blocked: components["schemas"]["Known"][];
            friends: components["schemas"]["Known"][];
            met: components["schemas"]["Known"][];
        };
        GameInfo: {
            campaign: boolean;
            chapters: string[];
            credits: string[];
            id: string;
            lessons: number;
            levels: components["schemas"]["Level"][];
            minutes: number;
            name: string;
            numbers: components["schemas"]["NumberInfo"][];
            options: components["schemas"]["OptionInfo"][];
            pitch: string;
            players: number[];
            puzzles: number;
            rules_version: number;
            standing: {
                [key: string]: string[];
            };
            weight: number;
        };
        GameResults: {
            best: number;
            game: string;
            lost: number;
            modes: components["schemas"]["ModeResults"][];
            name: string;
            played: number;
            table: string;
            won: number;
        };
        GloryToRomeBuildingView: {
            card: string;
            materials: string[];
            needs: number;
            place: string;
            public: boolean;
            site: string;
        };
        GloryToRomeCampView: {
            acting: number;
            actions: {
                [key: string]: number;
            };
            backed: string[] | null;
            buildings: components["schemas"]["GloryToRomeBuildingView"][];
            clientele: {
                [key: string]: number;
            };
            clientele_limit: number;
            concedes: number | null;
            foundations: components["schemas"]["GloryToRomeBuildingView"][];
            functions: string[];
            hand: string[] | null;
            hand_count: number;
            hand_size: number;
            hired: string[];
            influence: number;
            jacks: number;
            played: string[];
            played_jacks: number;
            revealed: string[];
            seat: number;
            sites: {
                [key: string]: number;
            };
            stockpile: {
                [key: string]: number;
            };
            units: number;
            vault: {
                [key: string]: number;
            };
            vault_count: number;
            vault_limit: number;
        };
        GloryToRomeScoreView: {
            items: {
                [key: string]: number;
            };
            rank: number;
            seat: number;
            total: number;
            won: boolean;
        };
        GloryToRomeView: {
            asked: number | null;
            camps: components["schemas"]["GloryToRomeCampView"][];
            deck: number;
            demand: string[];
            ending: string | null;
            fountain: string | null;
            game: string;
            jacks: number;
            leader: number;
            outside: {
                [key: string]: number;
            };
            over: boolean;
            pool: {
                [key: string]: number;
            };
            pool_cards: string[];
            public: string[];
            question: string | null;
            removed: number;
            role: string | null;
            rule: string;
            scores: components["schemas"]["GloryToRomeScoreView"][] | null;
            seat: number;
            town: {
                [key: string]: number;
            };
            trail: string[];
            turn: number;
        };
        Guest: {
            person: string;
        };
        HadriansWallCampaignView: {
            bonus: boolean;
            challenge: components["schemas"]["HadriansWallCondition"][];
            challenge_met: boolean;
            costs: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            diplomats: boolean;
            extra_attack: number;
            forbidden: string[];
            fort: number;
            goals: components["schemas"]["HadriansWallCondition"][];
            landmarks: boolean;
            name: string;
            opens: {
                [key: string]: number;
            };
            prices: {
                [key: string]: number;
            };
            reward: string[];
            won: boolean;
        };
        HadriansWallCondition: {
            kind: string;
            met: boolean;
            name?: string | null;
            number: number;
            thing: number;
            tracks: number;
        };
        HadriansWallDiplomatView: {
            cohort: string;
            favours: number;
            number: number;
        };
        HadriansWallFate: {
            attack: string;
            damage: number;
            gains: {
                [key: string]: number;
            };
            good: number;
            number: number;
        };
        HadriansWallGladiatorView: {
            battles: number[];
            dead: boolean;
            gladiator: string;
            strength: number;
            wounds: number;
        };
        HadriansWallNeutralView: {
            prospect: components["schemas"]["HadriansWallProspect"] | null;
            resources: number;
            soldiers: number;
        };
        HadriansWallPathView: {
            card: string;
            points: number;
        };
        HadriansWallPlayerView: {
            baths: number[];
            buildings: string[];
            chosen_path: string | null;
            courthouse: {
                [key: string]: number[];
            };
            deck: number;
            diplomats: components["schemas"]["HadriansWallDiplomatView"][];
            disdain: number;
            disdain_circled: number;
            disdain_removed: number;
            favours: number;
            favours_used: number;
            forum: number[];
            gladiators: components["schemas"]["HadriansWallGladiatorView"][];
            hand: string[] | null;
            hand_count: number;
            has_chosen: boolean;
            ignored: number[];
            infrastructure: number;
            landmarks: string[];
            map: number[][];
            market: number[];
            open: string[];
            paths: components["schemas"]["HadriansWallPathView"][];
            pieces: {
                [key: string]: number;
            };
            prospect: components["schemas"]["HadriansWallProspect"] | null;
            prospects: string[];
            reach: {
                [key: string]: number;
            };
            score: {
                [key: string]: number;
            };
            scouts: number;
            seat: number;
            stopped: boolean;
            temple_boxes: number;
            theatre: number[];
            tracks: {
                [key: string]: number;
            };
            training: number[];
        };
        HadriansWallProspect: {
            card: string;
            gains: string[];
            good: number;
            pattern: string;
        };
        HadriansWallScoreView: {
            items: {
                [key: string]: number;
            };
            rank: number;
            seat: number;
            total: number;
            won: boolean;
        };
        HadriansWallView: {
            asked: number | null;
            attack: {
                [key: string]: number;
            } | null;
            attack_size: number;
            attackers: components["schemas"]["HadriansWallFate"][];
            campaign: components["schemas"]["HadriansWallCampaignView"] | null;
            deciders: number[];
            difficulty: string;
            ending: string | null;
            fate_deck: number;
            fate_discard: components["schemas"]["HadriansWallFate"][];
            game: string;
            neutral: components["schemas"]["HadriansWallNeutralView"][];
            neutral_deck: number;
            neutral_discard: string[];
            over: boolean;
            players: components["schemas"]["HadriansWallPlayerView"][];
            potential: number;
            question: string | null;
            rank: string | null;
            rule: string;
            scores: components["schemas"]["HadriansWallScoreView"][] | null;
            seat: number;
            trail: string[];
            year: number;
        };
        Hint: {
            follow: string[];
            ideas: components["schemas"]["Advised"][];
            in_points: boolean;
            label: string;
            level: string;
            now: number;
            preview: components["schemas"]["Previewed"];
            reasons: string[];
            seat: number;
            visits: number;
        };
        HintGiven: {
            hint: components["schemas"]["Hint"];
            state: components["schemas"]["State"];
        };
        Join: {
            invite?: string | null;
            seat?: number | null;
        };
        JoinClub: {
            invite?: string | null;
        };
        JoinTournament: {
            invite?: string | null;
        };
        /** @description Somebody I have to do with. */
        Known: {
            handle: string | null;
            name: string;
            online: boolean;
            person: string;
            tables: components["schemas"]["TableInfo"][];
        };
        LadderEntry: {
            change: number;
            games: number;
            high: number;
            /** @enum {string} */
            kind: "person" | "bot";
            level: string | null;
            low: number;
            me: boolean;
            name: string;
            place: number;
            rating: number;
        };
        LadderInfo: {
            entries: components["schemas"]["LadderEntry"][];
            game: string;
            me: components["schemas"]["LadderEntry"] | null;
            name: string;
            /** @enum {string} */
            period: "all" | "year" | "month" | "week";
        };
        /** @description A lesson that was taken, a kind of decision made without a hint, or a puzzle solved. */
        Learned: {
            game: string;
            /** @enum {string} */
            kind: "lesson" | "decision" | "puzzle";
            name: string;
            times: number;
        };
        Legal: {
            group: string;
            id: number;
            placed: boolean;
            rule: string;
            say: string;
            touches: string[];
        };
        LessonChoice: {
            action: number;
            steps: number[];
        };
        LessonChoices: {
            actions: number[];
            steps: number[];
        };
        LessonInfo: {
            about: string;
            /** @enum {string} */
            kind: "first" | "system" | "solo";
            minutes: number;
            moments: number;
            name: string;
            rule: string;
            title: string;
        };
        LessonState: {
            answer: string;
            at: number;
            choice: boolean;
            failed: boolean;
            goal: boolean;
            lesson: components["schemas"]["LessonInfo"];
            light: string[];
            over: boolean;
            right: number[];
            say: string;
            state: components["schemas"]["State"];
            steps: number[];
            went_on: boolean;
        };
        LessonStep: {
            step?: number | null;
            steps: number[];
        };
        LessonText: {
            about: string;
            name: string;
            says: string[];
            title: string;
        };
        LessonWhyNot: {
            action?: number | null;
            steps: number[];
            thing?: string | null;
        };
        Level: {
            id: string;
            label: string;
            manner?: string | null;
            pace: string;
        };
        /** @description A bank, and something more every time one is asked. */
        LiveClock: {
            /**
             * @default bot
             * @enum {string}
             */
            at_zero?: "bot" | "out";
            /** @default 0 */
            increment?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            level?: string | null;
            minutes: number;
        };
        LogLine: {
            details: string[];
            door: boolean;
            line: string;
            number: number;
            scores: boolean;
            seat: number | null;
            things: string[];
            what: string;
        };
        Measure: {
            name: string;
            number: number;
        };
        Member: {
            me: boolean;
            name: string;
            online: boolean;
            person: string;
            /** @enum {string} */
            role: "officer" | "member" | "asking";
            since: string;
        };
        ModeResults: {
            best: number;
            lost: number;
            played: number;
            players: number;
            /** @enum {string} */
            rivals: "none" | "bots" | "people";
            table: string;
            won: number;
        };
        Moment: {
            agreed: boolean;
            best: string;
            gain: number;
            hinted: boolean;
            number: number;
            other: string;
            place: number;
            played: string;
            seat: number;
            swing: number;
        };
        /** @description What has become of my one game for the record. */
        MyDeal: {
            better_than: number | null;
            of: number | null;
            outcome: ("won" | "ranked" | "lost") | null;
            points: number | null;
            rank: number | null;
            /** @enum {string} */
            status: "playing" | "counts" | "void" | "unfinished";
            table: string | null;
            why: string | null;
        };
        MyRating: {
            curve: components["schemas"]["RatingMoment"][];
            game: string;
            games: number;
            high: number;
            low: number;
            modes: components["schemas"]["RatingMode"][];
            name: string;
            opponents: components["schemas"]["RatingOpponent"][];
            rating: number;
        };
        NearTable: {
            apart: number;
            rating: number;
            table: components["schemas"]["TableInfo"];
        };
        NewClub: {
            /** @default  */
            about?: string;
            /**
             * @default request
             * @enum {string}
             */
            entry?: "link" | "request";
            name: string;
        };
        NewEmail: {
            address: string;
        };
        NewGuest: {
            language?: ("fr" | "en") | null;
            nickname?: string | null;
        };
        NewlyLearned: {
            learned: components["schemas"]["Learned"][];
        };
        NewPassphrase: {
            handle: string;
            old?: string | null;
            passphrase: string;
        };
        NewPush: {
            auth: string;
            endpoint: string;
            name: string;
            p256dh: string;
        };
        /** @description Of whom, and what it is about: somebody at a table, something said, or a person. */
        NewReport: {
            club_talk?: number | null;
            person?: string | null;
            /** @enum {string} */
            reason: "abuse" | "cheating" | "stalling" | "name" | "other";
            seat?: number | null;
            table?: string | null;
            talk?: number | null;
            /** @default  */
            text?: string;
        };
        NewRole: {
            /** @enum {string} */
            role: "officer" | "member";
        };
        NewTable: {
            /**
             * @default house
             * @enum {string}
             */
            box?: "house" | "shipped" | "mine";
            clock?: (components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"]) | null;
            club?: string | null;
            game: string;
            hints?: boolean | null;
            name?: string | null;
            /** @default {} */
            options?: {
                [key: string]: string | boolean | number;
            };
            public?: boolean | null;
            /** @default false */
            rated?: boolean;
            seats: components["schemas"]["WantedSeat"][];
            /** @default false */
            start?: boolean;
        };
        NewTournament: {
            /** @default true */
            bots?: boolean;
            clock: components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            club?: string | null;
            /** @default true */
            duplicate?: boolean;
            /**
             * @default swiss
             * @enum {string}
             */
            format?: "swiss" | "round-robin" | "groups";
            game: string;
            /** @default 4 */
            least?: number;
            /** @default 32 */
            most?: number;
            name: string;
            /** @default {} */
            options?: {
                [key: string]: string | boolean | number;
            };
            /** @default 2 */
            pause?: number;
            /** @default true */
            public?: boolean;
            /** @default false */
            rated?: boolean;
            rounds?: number | null;
            /** @default 2 */
            seats?: number;
            start_at?: string | null;
        };
        NewWebhook: {
            format?: ("discord" | "slack" | "json") | null;
            url: string;
        };
        NoticesInfo: {
            channels: components["schemas"]["ChannelInfo"][];
            kinds: string[];
            push_key: string | null;
            unavailable: {
                [key: string]: string;
            };
            wishes: components["schemas"]["Wishes"] | null;
        };
        NumberInfo: {
            burden: boolean;
            icon: string;
            label: string;
            listed: boolean;
            name: string;
            of: string | null;
        };
        OptionInfo: {
            default: string;
            label: string;
            name: string;
            values: components["schemas"]["OptionValue"][];
        };
        OptionValue: {
            label: string;
            value: string;
        };
        Orders: {
            orders: {
                [key: string]: "always" | "never" | "ask";
            };
            seat: number;
        };
        Outcome: {
            action: number;
            costs: components["schemas"]["Change"][];
            gains: components["schemas"]["Change"][];
        };
        OwnBoxInfo: {
            changed: number;
            checked: boolean;
            confirmed: number;
            date: string;
            fault: components["schemas"]["BoxFault"] | null;
            game: string;
            note: string;
            reconstructed: number;
            tables: components["schemas"]["BoxTable"][];
            trial: string | null;
        };
        OwnBoxShort: {
            changed: number;
            checked: boolean;
            confirmed: number;
            game: string;
            name: string;
            reconstructed: number;
        };
        OwnValue: {
            /** @default  */
            date?: string;
            /** @default  */
            id?: string;
            key: string;
            /** @default  */
            note?: string;
            table: string;
            value: unknown;
        };
        OwnValues: {
            /** @default  */
            date?: string;
            /** @default  */
            note?: string;
            values: components["schemas"]["OwnValue"][];
        };
        PastDeal: {
            day: string;
            mine: components["schemas"]["MyDeal"] | null;
            mode: components["schemas"]["DealMode"];
            played: number;
        };
        Person: {
            handle: string | null;
            id: string;
            language: string;
            named: boolean;
            nickname: string;
        };
        Play: {
            action: number;
            /** @default false */
            brief?: boolean;
            number: number;
            seat: number;
        };
        PlayDeal: {
            day?: string | null;
        };
        PlayedBox: {
            changes: components["schemas"]["BoxChange"][];
            game: string;
            house: boolean;
            id: string;
        };
        Preview: {
            action: number;
            seat: number;
        };
        Previewed: {
            costs: components["schemas"]["Change"][];
            cut: boolean;
            final: components["schemas"]["Finality"];
            gains: components["schemas"]["Change"][];
            lines: string[];
            things: string[][];
        };
        ProblemInfo: {
            detail: string;
            /** @default null */
            errors?: {
                [key: string]: unknown;
            }[] | null;
            key: string;
            /** @default null */
            rule?: string | null;
            /** @default null */
            state?: components["schemas"]["State"] | null;
            status: number;
            title: string;
            type: string;
        };
        PuzzleAnswer: {
            next: components["schemas"]["PuzzleState"] | null;
            obvious: boolean;
            right: boolean;
            solution: components["schemas"]["PuzzleSolution"] | null;
        };
        PuzzleChoice: {
            action: number;
            /** @default [] */
            steps?: number[];
        };
        PuzzleChoices: {
            actions: number[];
            /** @default [] */
            steps?: number[];
        };
        PuzzleIdea: {
            id: number;
            obvious: boolean;
            say: string;
            worse: number;
        };
        PuzzleInfo: {
            difficulty: number;
            goal: number | null;
            id: string;
            /** @enum {string} */
            kind: "move" | "points";
            players: number;
            says: string[];
        };
        /** @description What is told once somebody has found it, or given up. */
        PuzzleSolution: {
            best: number;
            follow: string[];
            gain: number;
            missed: string[];
            others: components["schemas"]["PuzzleIdea"][];
            reasons: string[];
            say: string;
            touches: string[];
        };
        PuzzleState: {
            over: boolean;
            points: number | null;
            puzzle: components["schemas"]["PuzzleInfo"];
            state: components["schemas"]["State"];
        };
        PuzzleSteps: {
            /** @default [] */
            steps?: number[];
        };
        PuzzleTry: {
            action?: number | null;
            /** @default [] */
            steps?: number[];
        };
        PuzzleWhyNot: {
            action?: number | null;
            /** @default [] */
            steps?: number[];
            thing?: string | null;
        };
        Rank: {
            mine: boolean;
            name: string;
            needed: number;
        };
        RatingMode: {
            first: number;
            games: number;
            players: number;
        };
        RatingMoment: {
            at: string;
            high: number;
            low: number;
            players: number;
            rank: number;
            rating: number;
            table: string;
        };
        RatingOpponent: {
            ahead: number;
            behind: number;
            games: number;
            /** @enum {string} */
            kind: "person" | "bot";
            name: string;
        };
        Redo: {
            number: number;
            seat: number;
        };
        Reference: {
            sections: components["schemas"]["ReferenceSection"][];
            terms: components["schemas"]["Term"][];
        };
        ReferenceEntry: {
            copies: number;
            effect: string;
            id: string;
            kind: string;
            name: string;
            price: string;
            sources: string[];
            worth: string;
        };
        ReferenceSection: {
            about: string;
            entries: components["schemas"]["ReferenceEntry"][];
            id: string;
            title: string;
        };
        Refused: {
            rule: string;
            sentence: string;
        };
        Reported: {
            id: number;
        };
        Request: {
            agreed: number[];
            seat: number;
        };
        Review: {
            all: number;
            choices: number;
            curve: components["schemas"]["CurvePoint"][];
            done: number;
            judged: number;
            label: string;
            level: string;
            moments: components["schemas"]["Moment"][];
            places: number;
            seats: number[];
            /** @enum {string} */
            status: "working" | "ready";
        };
        Rival: {
            items: {
                [key: string]: number;
            };
            name: string;
            total: number;
        };
        RomeAndRollAdvisorView: {
            advisor: string;
            loyalty: number;
            points: number;
        };
        RomeAndRollBuildingView: {
            cell: string;
            cells: string[];
            initials: string;
            kind: string;
            number: number;
            overseers: number[];
            owner: number | "seneca" | null;
            plan: string | null;
            points: number;
        };
        RomeAndRollCityView: {
            cells: string[];
            columns: number;
            goods: {
                [key: string]: string;
            };
            hills: {
                [key: string]: string;
            };
            inside: string[];
            rows: number;
        };
        RomeAndRollNeroView: {
            cards: number;
            points: number;
        };
        RomeAndRollPlacingView: {
            first: number;
            frame: number;
            free: boolean;
            giant: boolean;
            plan: string | null;
            turnings: number[][][];
            width: number;
        };
        RomeAndRollPlanView: {
            cost: {
                [key: string]: number;
            };
            foreman: number | "seneca" | null;
            initials: string;
            number: number;
            plan: string;
            restrictions: string[];
            shape: string[];
            type: string;
        };
        RomeAndRollPlayerView: {
            advisors: components["schemas"]["RomeAndRollAdvisorView"][];
            character: string | null;
            deployed: number;
            dice: string[];
            favours: string[];
            garrison: number;
            nero: components["schemas"]["RomeAndRollNeroView"];
            overseer: string;
            score: {
                [key: string]: number;
            };
            seat: number;
            senators: number;
            soldiers: number;
            storage: {
                [key: string]: number;
            };
            tracks: {
                [key: string]: components["schemas"]["RomeAndRollTrackView"];
            };
        };
        RomeAndRollReceivingView: {
            good: string;
            seat: number;
        };
        RomeAndRollRegionView: {
            region: string;
            resource: string;
            roads: components["schemas"]["RomeAndRollRoadView"][];
            settlements: components["schemas"]["RomeAndRollSettlementView"][];
        };
        RomeAndRollRoadView: {
            between: string[];
            milestones: number;
            open: boolean;
            owner: number | "seneca" | null;
            road: string;
        };
        RomeAndRollScoreView: {
            items: {
                [key: string]: number;
            };
            rank: number;
            seat: number;
            total: number;
            won: boolean;
        };
        RomeAndRollSenecaCard: {
            action: string | null;
            back: string[];
            card: string | null;
            hill: string | null;
            pick: string | null;
            times: number | null;
            type: string | null;
        };
        RomeAndRollSenecaView: {
            cards: components["schemas"]["RomeAndRollSenecaCard"][];
            deck: number;
            dice: string[];
            difficulty: string | null;
            discard: string[];
            favour: string | null;
            nero: components["schemas"]["RomeAndRollNeroView"];
            order: string[] | null;
            score: {
                [key: string]: number;
            } | null;
            seals: number;
            seals_needed: number[];
            total: number | null;
        };
        RomeAndRollSettlementView: {
            glory: number;
            kind: string;
            linked: boolean;
            owner: number | "seneca" | null;
            settlement: string;
            strength: number;
        };
        RomeAndRollTrackView: {
            at: number;
            blue: number;
            end: number;
            taken: boolean;
        };
        RomeAndRollTurnView: {
            action: string | null;
            auxiliaries: number;
            die: string;
            goods: {
                [key: string]: number;
            };
            seat: number;
            workers: string[];
        };
        RomeAndRollView: {
            asked: number | null;
            buildings: components["schemas"]["RomeAndRollBuildingView"][];
            city: components["schemas"]["RomeAndRollCityView"];
            deciders: number[];
            ending: string | null;
            favours: string[];
            final: boolean;
            game: string;
            nero: number[];
            nero_taken: number;
            over: boolean;
            placing: components["schemas"]["RomeAndRollPlacingView"] | null;
            plans: components["schemas"]["RomeAndRollPlanView"][];
            players: components["schemas"]["RomeAndRollPlayerView"][];
            pool: string[];
            proconsul: number | null;
            question: string | null;
            receiving: components["schemas"]["RomeAndRollReceivingView"] | null;
            regions: components["schemas"]["RomeAndRollRegionView"][];
            round: number;
            rule: string;
            scores: components["schemas"]["RomeAndRollScoreView"][] | null;
            seat: number;
            seneca: components["schemas"]["RomeAndRollSenecaView"] | null;
            side: string;
            trail: string[];
            turn: components["schemas"]["RomeAndRollTurnView"] | null;
        };
        RuleSection: {
            anchor: string;
            text: string;
            title: string;
        };
        Said: {
            at: string;
            id: number;
            name: string;
            seat: number | null;
            text: string;
        };
        Score: {
            items: {
                [key: string]: number;
            };
            /** @enum {string} */
            outcome: "won" | "lost" | "ranked";
            rank: number;
            seat: number;
            total: number;
            won: boolean;
        };
        SeatClock: {
            left: number;
            out_at: string | null;
            resting: boolean;
            running: boolean;
        };
        SeatInfo: {
            away: boolean;
            clock: components["schemas"]["SeatClock"] | null;
            here: boolean;
            /** @enum {string} */
            kind: "person" | "bot" | "open" | "friend";
            left: boolean;
            level: string | null;
            me: boolean;
            name: string;
            note: string | null;
            seat: number;
        };
        SeatRating: {
            change: number | null;
            forfeit: boolean;
            games: number;
            high: number;
            low: number;
            rank: number | null;
            rating: number;
            seat: number;
        };
        Settle: {
            /** @default {} */
            options?: {
                [key: string]: string | boolean | number;
            };
            players: number;
        };
        Settled: {
            options: {
                [key: string]: string;
            };
            refused: string | null;
            values: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        State: {
            asides: components["schemas"]["Legal"][];
            asked: number[];
            legal: components["schemas"]["Legal"][];
            log: components["schemas"]["LogLine"][];
            log_after: number;
            measures: components["schemas"]["Measure"][] | null;
            number: number;
            numbers: {
                [key: string]: number;
            }[];
            orders: {
                [key: string]: "always" | "never" | "ask";
            };
            question: string;
            rule: string;
            scores: components["schemas"]["Score"][] | null;
            seat: number | null;
            seats: components["schemas"]["SeatInfo"][];
            seed: string | null;
            /** @enum {string} */
            status: "waiting" | "playing" | "finished";
            step: string;
            table: string;
            trail: string[];
            undo: components["schemas"]["UndoInfo"];
            verdict: components["schemas"]["Verdict"] | null;
            view: {
                [key: string]: unknown;
            } | components["schemas"]["GloryToRomeView"] | components["schemas"]["AveRomaView"] | components["schemas"]["RomeAndRollView"] | components["schemas"]["HadriansWallView"] | components["schemas"]["AgeOfRomeView"] | Record<string, never>;
            went_back: number;
        };
        Stopped: {
            name: string;
        };
        /** @description Which deal of the day a table plays. */
        TableDeal: {
            day: string;
            record: boolean;
            secret: boolean;
        };
        TableInfo: {
            asked: number[];
            box: string | null;
            clock: (components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"]) | null;
            closed: string | null;
            club: string | null;
            created: string;
            deal: components["schemas"]["TableDeal"] | null;
            game: string;
            hints: boolean;
            host: boolean;
            hotseat: boolean;
            id: string;
            invite: string | null;
            mine: number[];
            name: string;
            number: number;
            options: {
                [key: string]: string;
            };
            players: number;
            public: boolean;
            rated: boolean;
            result: components["schemas"]["Score"][] | null;
            seats: components["schemas"]["SeatInfo"][];
            seed_sha256: string;
            /** @enum {string} */
            status: "waiting" | "playing" | "finished";
            tournament: string | null;
            updated: string;
        };
        TableNotices: {
            channels: components["schemas"]["ChannelInfo"][];
            unavailable: string | null;
        };
        TableRating: {
            over: boolean;
            seats: components["schemas"]["SeatRating"][];
            void: string | null;
        };
        Talk: {
            text: string;
        };
        Task: {
            done: boolean;
            name: string;
        };
        Term: {
            id: string;
            means: string;
            name: string;
        };
        TournamentInfo: {
            bots: boolean;
            clock: components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            club: string | null;
            duplicate: boolean;
            entrants: components["schemas"]["Entrant"][];
            /** @enum {string} */
            format: "swiss" | "round-robin" | "groups";
            game: string;
            host: boolean;
            id: string;
            invite: string | null;
            least: number;
            mine: boolean;
            most: number;
            name: string;
            next_at: string | null;
            options: {
                [key: string]: string;
            };
            pause: number;
            played: components["schemas"]["TournamentRound"][];
            players: number;
            public: boolean;
            rated: boolean;
            ready: boolean;
            round: number;
            rounds: number | null;
            seats: number;
            standing: components["schemas"]["TournamentPlace"][];
            start_at: string | null;
            /** @enum {string} */
            status: "open" | "playing" | "finished" | "cancelled";
        };
        TournamentPlace: {
            first: number;
            games: number;
            margin: number;
            opponents: number;
            place: number;
            player: number;
            points: number;
        };
        TournamentRound: {
            final: boolean;
            number: number;
            tables: components["schemas"]["TournamentTable"][];
        };
        TournamentSeat: {
            player: number | null;
            points: number | null;
            rank: number | null;
            total: number | null;
        };
        TournamentShort: {
            /** @enum {string} */
            format: "swiss" | "round-robin" | "groups";
            game: string;
            host: boolean;
            id: string;
            mine: boolean;
            most: number;
            name: string;
            players: number;
            round: number;
            rounds: number | null;
            seats: number;
            start_at: string | null;
            /** @enum {string} */
            status: "open" | "playing" | "finished" | "cancelled";
        };
        TournamentTable: {
            number: number;
            open: boolean;
            over: boolean;
            seats: components["schemas"]["TournamentSeat"][];
            table: string | null;
        };
        Undo: {
            number: number;
            seat: number;
            /** @default false */
            turn?: boolean;
        };
        UndoAnswer: {
            agree: boolean;
            seat: number;
        };
        UndoInfo: {
            ask: boolean;
            redo: boolean;
            request: components["schemas"]["Request"] | null;
            step: boolean;
            turn: boolean;
            why: string | null;
        };
        UndoRequest: {
            seat: number;
        };
        Verdict: {
            laurels: boolean;
            missing: number;
            /** @enum {string} */
            outcome: "won" | "lost" | "ranked";
            reached: number;
            rivals: components["schemas"]["Rival"][];
            scale: components["schemas"]["Rank"][];
            tasks: components["schemas"]["Task"][];
            unit: string;
        };
        WantedSeat: {
            /** @enum {string} */
            kind: "me" | "friend" | "anyone" | "bot";
            level?: string | null;
            name?: string | null;
        };
        /** @description Somebody: by sign-in name, by id, or by where they sit. */
        Whom: {
            handle?: string | null;
            person?: string | null;
            seat?: number | null;
            table?: string | null;
        };
        WhyNot: {
            action?: number | null;
            seat: number;
            thing?: string | null;
        };
        Wishes: {
            /** @default [] */
            games_off?: string[];
            /** @default [] */
            kinds_off?: string[];
            quiet_from?: string | null;
            quiet_to?: string | null;
            zone: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Acknowledged = components['schemas']['Acknowledged'];
export type AdminChange = components['schemas']['AdminChange'];
export type AdminReason = components['schemas']['AdminReason'];
export type Advised = components['schemas']['Advised'];
export type AgeOfRomeBuildView = components['schemas']['AgeOfRomeBuildView'];
export type AgeOfRomeCassiusView = components['schemas']['AgeOfRomeCassiusView'];
export type AgeOfRomeEventView = components['schemas']['AgeOfRomeEventView'];
export type AgeOfRomeOfferView = components['schemas']['AgeOfRomeOfferView'];
export type AgeOfRomePantheonView = components['schemas']['AgeOfRomePantheonView'];
export type AgeOfRomePlanView = components['schemas']['AgeOfRomePlanView'];
export type AgeOfRomePlayerView = components['schemas']['AgeOfRomePlayerView'];
export type AgeOfRomePlotView = components['schemas']['AgeOfRomePlotView'];
export type AgeOfRomeProvinceView = components['schemas']['AgeOfRomeProvinceView'];
export type AgeOfRomeQuestView = components['schemas']['AgeOfRomeQuestView'];
export type AgeOfRomeRegionView = components['schemas']['AgeOfRomeRegionView'];
export type AgeOfRomeScoreView = components['schemas']['AgeOfRomeScoreView'];
export type AgeOfRomeSetView = components['schemas']['AgeOfRomeSetView'];
export type AgeOfRomeStruckView = components['schemas']['AgeOfRomeStruckView'];
export type AgeOfRomeTasksView = components['schemas']['AgeOfRomeTasksView'];
export type AgeOfRomeView = components['schemas']['AgeOfRomeView'];
export type AskHint = components['schemas']['AskHint'];
export type AskOutcomes = components['schemas']['AskOutcomes'];
export type AveRomaActionView = components['schemas']['AveRomaActionView'];
export type AveRomaAreaView = components['schemas']['AveRomaAreaView'];
export type AveRomaCardView = components['schemas']['AveRomaCardView'];
export type AveRomaHeldView = components['schemas']['AveRomaHeldView'];
export type AveRomaLimitsView = components['schemas']['AveRomaLimitsView'];
export type AveRomaLocationView = components['schemas']['AveRomaLocationView'];
export type AveRomaPickingView = components['schemas']['AveRomaPickingView'];
export type AveRomaPlayerView = components['schemas']['AveRomaPlayerView'];
export type AveRomaScoreView = components['schemas']['AveRomaScoreView'];
export type AveRomaSlotView = components['schemas']['AveRomaSlotView'];
export type AveRomaSpaceView = components['schemas']['AveRomaSpaceView'];
export type AveRomaTrainingView = components['schemas']['AveRomaTrainingView'];
export type AveRomaView = components['schemas']['AveRomaView'];
export type BoxChange = components['schemas']['BoxChange'];
export type BoxFault = components['schemas']['BoxFault'];
export type BoxFile = components['schemas']['BoxFile'];
export type BoxLimit = components['schemas']['BoxLimit'];
export type BoxTable = components['schemas']['BoxTable'];
export type BoxThing = components['schemas']['BoxThing'];
export type BoxValue = components['schemas']['BoxValue'];
export type CampaignInfo = components['schemas']['CampaignInfo'];
export type CampaignStage = components['schemas']['CampaignStage'];
export type Change = components['schemas']['Change'];
export type ChangedClub = components['schemas']['ChangedClub'];
export type ChangedPerson = components['schemas']['ChangedPerson'];
export type ChannelInfo = components['schemas']['ChannelInfo'];
export type ClubInfo = components['schemas']['ClubInfo'];
export type ClubLadder = components['schemas']['ClubLadder'];
export type ClubSaid = components['schemas']['ClubSaid'];
export type ClubShort = components['schemas']['ClubShort'];
export type ClubTalk = components['schemas']['ClubTalk'];
export type Coached = components['schemas']['Coached'];
export type ComponentsTable = components['schemas']['ComponentsTable'];
export type Credentials = components['schemas']['Credentials'];
export type CurvePoint = components['schemas']['CurvePoint'];
export type DaysClock = components['schemas']['DaysClock'];
export type DealArchive = components['schemas']['DealArchive'];
export type DealEntry = components['schemas']['DealEntry'];
export type DealInfo = components['schemas']['DealInfo'];
export type DealLandmark = components['schemas']['DealLandmark'];
export type DealMode = components['schemas']['DealMode'];
export type DealPage = components['schemas']['DealPage'];
export type DealParting = components['schemas']['DealParting'];
export type DealsOfDay = components['schemas']['DealsOfDay'];
export type Entrant = components['schemas']['Entrant'];
export type ExploitInfo = components['schemas']['ExploitInfo'];
export type ExploitsInfo = components['schemas']['ExploitsInfo'];
export type Finality = components['schemas']['Finality'];
export type Fork = components['schemas']['Fork'];
export type Friends = components['schemas']['Friends'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameResults = components['schemas']['GameResults'];
export type GloryToRomeBuildingView = components['schemas']['GloryToRomeBuildingView'];
export type GloryToRomeCampView = components['schemas']['GloryToRomeCampView'];
export type GloryToRomeScoreView = components['schemas']['GloryToRomeScoreView'];
export type GloryToRomeView = components['schemas']['GloryToRomeView'];
export type Guest = components['schemas']['Guest'];
export type HadriansWallCampaignView = components['schemas']['HadriansWallCampaignView'];
export type HadriansWallCondition = components['schemas']['HadriansWallCondition'];
export type HadriansWallDiplomatView = components['schemas']['HadriansWallDiplomatView'];
export type HadriansWallFate = components['schemas']['HadriansWallFate'];
export type HadriansWallGladiatorView = components['schemas']['HadriansWallGladiatorView'];
export type HadriansWallNeutralView = components['schemas']['HadriansWallNeutralView'];
export type HadriansWallPathView = components['schemas']['HadriansWallPathView'];
export type HadriansWallPlayerView = components['schemas']['HadriansWallPlayerView'];
export type HadriansWallProspect = components['schemas']['HadriansWallProspect'];
export type HadriansWallScoreView = components['schemas']['HadriansWallScoreView'];
export type HadriansWallView = components['schemas']['HadriansWallView'];
export type Hint = components['schemas']['Hint'];
export type HintGiven = components['schemas']['HintGiven'];
export type Join = components['schemas']['Join'];
export type JoinClub = components['schemas']['JoinClub'];
export type JoinTournament = components['schemas']['JoinTournament'];
export type Known = components['schemas']['Known'];
export type LadderEntry = components['schemas']['LadderEntry'];
export type LadderInfo = components['schemas']['LadderInfo'];
export type Learned = components['schemas']['Learned'];
export type Legal = components['schemas']['Legal'];
export type LessonChoice = components['schemas']['LessonChoice'];
export type LessonChoices = components['schemas']['LessonChoices'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type LessonState = components['schemas']['LessonState'];
export type LessonStep = components['schemas']['LessonStep'];
export type LessonText = components['schemas']['LessonText'];
export type LessonWhyNot = components['schemas']['LessonWhyNot'];
export type Level = components['schemas']['Level'];
export type LiveClock = components['schemas']['LiveClock'];
export type LogLine = components['schemas']['LogLine'];
export type Measure = components['schemas']['Measure'];
export type Member = components['schemas']['Member'];
export type ModeResults = components['schemas']['ModeResults'];
export type Moment = components['schemas']['Moment'];
export type MyDeal = components['schemas']['MyDeal'];
export type MyRating = components['schemas']['MyRating'];
export type NearTable = components['schemas']['NearTable'];
export type NewClub = components['schemas']['NewClub'];
export type NewEmail = components['schemas']['NewEmail'];
export type NewGuest = components['schemas']['NewGuest'];
export type NewlyLearned = components['schemas']['NewlyLearned'];
export type NewPassphrase = components['schemas']['NewPassphrase'];
export type NewPush = components['schemas']['NewPush'];
export type NewReport = components['schemas']['NewReport'];
export type NewRole = components['schemas']['NewRole'];
export type NewTable = components['schemas']['NewTable'];
export type NewTournament = components['schemas']['NewTournament'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type NoticesInfo = components['schemas']['NoticesInfo'];
export type NumberInfo = components['schemas']['NumberInfo'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OptionValue = components['schemas']['OptionValue'];
export type Orders = components['schemas']['Orders'];
export type Outcome = components['schemas']['Outcome'];
export type OwnBoxInfo = components['schemas']['OwnBoxInfo'];
export type OwnBoxShort = components['schemas']['OwnBoxShort'];
export type OwnValue = components['schemas']['OwnValue'];
export type OwnValues = components['schemas']['OwnValues'];
export type PastDeal = components['schemas']['PastDeal'];
export type Person = components['schemas']['Person'];
export type Play = components['schemas']['Play'];
export type PlayDeal = components['schemas']['PlayDeal'];
export type PlayedBox = components['schemas']['PlayedBox'];
export type Preview = components['schemas']['Preview'];
export type Previewed = components['schemas']['Previewed'];
export type ProblemInfo = components['schemas']['ProblemInfo'];
export type PuzzleAnswer = components['schemas']['PuzzleAnswer'];
export type PuzzleChoice = components['schemas']['PuzzleChoice'];
export type PuzzleChoices = components['schemas']['PuzzleChoices'];
export type PuzzleIdea = components['schemas']['PuzzleIdea'];
export type PuzzleInfo = components['schemas']['PuzzleInfo'];
export type PuzzleSolution = components['schemas']['PuzzleSolution'];
export type PuzzleState = components['schemas']['PuzzleState'];
export type PuzzleSteps = components['schemas']['PuzzleSteps'];
export type PuzzleTry = components['schemas']['PuzzleTry'];
export type PuzzleWhyNot = components['schemas']['PuzzleWhyNot'];
export type Rank = components['schemas']['Rank'];
export type RatingMode = components['schemas']['RatingMode'];
export type RatingMoment = components['schemas']['RatingMoment'];
export type RatingOpponent = components['schemas']['RatingOpponent'];
export type Redo = components['schemas']['Redo'];
export type Reference = components['schemas']['Reference'];
export type ReferenceEntry = components['schemas']['ReferenceEntry'];
export type ReferenceSection = components['schemas']['ReferenceSection'];
export type Refused = components['schemas']['Refused'];
export type Reported = components['schemas']['Reported'];
export type Request = components['schemas']['Request'];
export type Review = components['schemas']['Review'];
export type Rival = components['schemas']['Rival'];
export type RomeAndRollAdvisorView = components['schemas']['RomeAndRollAdvisorView'];
export type RomeAndRollBuildingView = components['schemas']['RomeAndRollBuildingView'];
export type RomeAndRollCityView = components['schemas']['RomeAndRollCityView'];
export type RomeAndRollNeroView = components['schemas']['RomeAndRollNeroView'];
export type RomeAndRollPlacingView = components['schemas']['RomeAndRollPlacingView'];
export type RomeAndRollPlanView = components['schemas']['RomeAndRollPlanView'];
export type RomeAndRollPlayerView = components['schemas']['RomeAndRollPlayerView'];
export type RomeAndRollReceivingView = components['schemas']['RomeAndRollReceivingView'];
export type RomeAndRollRegionView = components['schemas']['RomeAndRollRegionView'];
export type RomeAndRollRoadView = components['schemas']['RomeAndRollRoadView'];
export type RomeAndRollScoreView = components['schemas']['RomeAndRollScoreView'];
export type RomeAndRollSenecaCard = components['schemas']['RomeAndRollSenecaCard'];
export type RomeAndRollSenecaView = components['schemas']['RomeAndRollSenecaView'];
export type RomeAndRollSettlementView = components['schemas']['RomeAndRollSettlementView'];
export type RomeAndRollTrackView = components['schemas']['RomeAndRollTrackView'];
export type RomeAndRollTurnView = components['schemas']['RomeAndRollTurnView'];
export type RomeAndRollView = components['schemas']['RomeAndRollView'];
export type RuleSection = components['schemas']['RuleSection'];
export type Said = components['schemas']['Said'];
export type Score = components['schemas']['Score'];
export type SeatClock = components['schemas']['SeatClock'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatRating = components['schemas']['SeatRating'];
export type Settle = components['schemas']['Settle'];
export type Settled = components['schemas']['Settled'];
export type State = components['schemas']['State'];
export type Stopped = components['schemas']['Stopped'];
export type TableDeal = components['schemas']['TableDeal'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableNotices = components['schemas']['TableNotices'];
export type TableRating = components['schemas']['TableRating'];
export type Talk = components['schemas']['Talk'];
export type Task = components['schemas']['Task'];
export type Term = components['schemas']['Term'];
export type TournamentInfo = components['schemas']['TournamentInfo'];
export type TournamentPlace = components['schemas']['TournamentPlace'];
export type TournamentRound = components['schemas']['TournamentRound'];
export type TournamentSeat = components['schemas']['TournamentSeat'];
export type TournamentShort = components['schemas']['TournamentShort'];
export type TournamentTable = components['schemas']['TournamentTable'];
export type Undo = components['schemas']['Undo'];
export type UndoAnswer = components['schemas']['UndoAnswer'];
export type UndoInfo = components['schemas']['UndoInfo'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type Verdict = components['schemas']['Verdict'];
export type WantedSeat = components['schemas']['WantedSeat'];
export type Whom = components['schemas']['Whom'];
export type WhyNot = components['schemas']['WhyNot'];
export type Wishes = components['schemas']['Wishes'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
